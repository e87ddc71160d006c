package import CollectionCore
package typealias ReferencePlaceholder = IndexPath
