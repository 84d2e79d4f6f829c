/**
 * Types of the data about collections that the generator writes as JSON. This module is copied into
 * generated code.
 */

/** Property names from the root of a value to a nested value; empty for the root. */
export type Place = readonly string[]

/** Role of an operation in its collection. */
export type CollectionRole = 'create' | 'list' | 'read' | 'replace' | 'update' | 'remove'

/** Location of an item in a response. */
export type ItemFacts = {
  at: Place
  /** Properties of the item in this response, if they differ from those of the collection. */
  fields?: readonly string[]
}

/** Filter of a list: a query parameter and its condition on a property of the items. */
export type FilterFacts = {
  parameter: string
  property: Place
  /** `bounds` means that the parameter is an object of bounds: `created[gte]=1`. */
  condition: 'equal' | 'contains' | 'startsWith' | 'least' | 'most' | 'above' | 'below' | 'bounds'
}

/** Query parameters that select a page of a list. */
export type PagingFacts = {
  limit?: string
  offset?: string
  page?: string
  /** Number of the first page: 0 or 1. */
  firstPage?: number
  cursor?: string
  /** Query parameter with the cursor for the previous page. */
  before?: string
}

/** Field of a list's response that describes the list. */
export type EnvelopeFact = {
  at: Place
  meaning:
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
  /** Content of a link field: a URL, or a value for the paging parameter. */
  as?: 'address' | 'value'
}

export type ListFacts = {
  /** `maxItems` of the list's schema. */
  most?: number
  paging: PagingFacts
  filters: readonly FilterFacts[]
  /** Query parameter for full-text search, and the properties that it searches. */
  search?: { parameter: string; properties: readonly Place[] }
  sort?: { parameter?: string; direction?: string; properties: readonly string[] }
  envelope: readonly EnvelopeFact[]
}

export type CollectionOperation = {
  role: CollectionRole
  /** Documented status of the operation's success. */
  status: string
  /**
   * Path parameters, in order, whose values select one of several collections: `ownerId` in
   * `/owners/{ownerId}/pets`.
   */
  scope: readonly string[]
  /** Location of the item's id in a request: a parameter, or a property of the body. */
  id?: { in: 'path' | 'query'; name: string } | { in: 'body'; at: Place }
  /**
   * Location of the item, or of the list of items, in the response; absent if the response has
   * none.
   */
  item?: ItemFacts
  /** Path to the item in the request body. */
  body?: Place
  /**
   * Path parameters that determine a property of the item: `ownerId` in `/owners/{ownerId}/pets`.
   */
  fixedParameters?: readonly { parameter: string; at: Place }[]
  list?: ListFacts
  /**
   * True if a new item keeps the generated `Location` header, since the header's schema may reject
   * the item's URL.
   */
  keepsLocation?: true
}

/** Items of one kind, with the operations on them. */
export type Collection = {
  name: string
  /** Path to the id in an item. */
  id: Place
  /** Names of the items' properties, without write-only ones. */
  fields: readonly string[]
  /** Properties that only the server sets. */
  readOnly: readonly string[]
  /**
   * Read-only properties that a request may set, since they are writable in the request's own
   * schema.
   */
  settable?: readonly string[]
  required: readonly string[]
  operations: Readonly<Record<string, CollectionOperation>>
  /**
   * Ids in the sample requests of these operations; mocks accept each of them in place of any
   * item's id.
   */
  standIns?: readonly string[]
  /**
   * Outer collections. `collection` is the index in the list of all collections, and `scope` is the
   * number of scope parameters before the id of the outer item.
   */
  within?: readonly { collection: number; scope: number }[]
}
