package import CollectionCore
package typealias PlaceholderCollectionClient = IndexPath
