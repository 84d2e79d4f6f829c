/**
 * What is known of a contract's collections when code is generated: plain data, written out as
 * JSON.
 */

/** Names of properties from the top of a value down to a place in it; the empty list is the top. */
export type Place = readonly string[]

/** What an operation does with its collection. */
export type CollectionRole = 'create' | 'list' | 'read' | 'replace' | 'update' | 'remove'

/** Where an item stands in an answer. */
export type ItemFacts = {
  at: Place
  /**
   * The properties that this answer's items may have, where they are not those of the collection.
   */
  fields?: readonly string[]
}

/** What a query parameter asks of an item's property. */
export type FilterFacts = {
  parameter: string
  property: Place
  /** `bounds` is an object of bounds: `created[gte]=1`. */
  asks: 'equal' | 'contains' | 'startsWith' | 'least' | 'most' | 'above' | 'below' | 'bounds'
}

/** The query parameters by which a list is cut into pages. */
export type PagingFacts = {
  limit?: string
  offset?: string
  page?: string
  /** The number of the first page: 0 or 1. */
  firstPage?: number
  cursor?: string
  /** The cursor that leads backwards. */
  before?: string
}

/** A field beside the list that tells something of the list. */
export type EnvelopeFact = {
  at: Place
  tells:
    | 'total'
    | 'remaining'
    | 'count'
    | 'pages'
    | 'page'
    | 'limit'
    | 'offset'
    | 'hasMore'
    | 'hasPrevious'
    | 'isFirst'
    | 'isLast'
    | 'next'
    | 'previous'
    | 'first'
    | 'last'
    | 'self'
  /** What a leading field holds: the address of a page, or a value for the paging parameter. */
  as?: 'address' | 'value'
}

export type ListFacts = {
  /** The most items that the schema lets the list have. */
  most?: number
  paging: PagingFacts
  filters: readonly FilterFacts[]
  /** Searches the texts of the items, each in all these properties. */
  search?: { parameter: string; properties: readonly Place[] }
  sort?: { parameter?: string; direction?: string; properties: readonly string[] }
  envelope: readonly EnvelopeFact[]
}

/** One operation of a collection. */
export type CollectionOperation = {
  role: CollectionRole
  /** The documented status that it succeeds with. */
  status: string
  /** The path parameters, in order, that tell one collection of this kind from another. */
  scope: readonly string[]
  /** Where a request names the item: a parameter, or a property of the body. */
  id?: { in: 'path' | 'query'; name: string } | { in: 'body'; at: Place }
  /**
   * Where the item, or for a list the array of items, stands in the answer; left out when it isn't
   * there.
   */
  item?: ItemFacts
  /** Where the item stands in the request's body. */
  body?: Place
  /** The other parameters that say what a property of the item is: `/owners/{ownerId}/pets`. */
  fixedParameters?: readonly { parameter: string; at: Place }[]
  list?: ListFacts
  /**
   * The `Location` of a new item stays as it was generated, since its schema wants a text of its
   * own.
   */
  keepsLocation?: true
}

/** Items of one kind that can be listed, made, read, changed or removed. */
export type Collection = {
  name: string
  /** The property that names an item, from the item's top. */
  id: Place
  /** The properties that an answer's items may have. */
  fields: readonly string[]
  /** Those of them that only the server sets. */
  readOnly: readonly string[]
  /** Those of these that a request may set all the same, since its own schema has them. */
  settable?: readonly string[]
  required: readonly string[]
  operations: Readonly<Record<string, CollectionOperation>>
  /** Ids that the sample requests of these operations use in their paths. */
  standIns?: readonly string[]
  /**
   * The collections that this one lies in: their places in the list of all, and how many of the
   * scope's parameters are before the one that names the item there.
   */
  within?: readonly { collection: number; scope: number }[]
}
