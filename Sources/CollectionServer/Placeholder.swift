package import CollectionCore
package typealias PlaceholderCollectionServer = IndexPath
