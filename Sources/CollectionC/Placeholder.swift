package import CollectionCore
package typealias PlaceholderCollectionC = IndexPath
