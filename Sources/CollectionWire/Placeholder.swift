package import CollectionCore
package typealias PlaceholderCollectionWire = IndexPath
