/** Facts of a contract's collections at generation: plain data, written as JSON. */

/** Property names from the top of a value down to a place; empty for the top. */
export type Place = readonly string[]

/** Effect of an operation on its collection. */
export type CollectionRole = 'create' | 'list' | 'read' | 'replace' | 'update' | 'remove'

/** Place of an item in an answer. */
export type ItemFacts = {
  at: Place
  /** Properties of this answer's items, if they differ from the collection's. */
  fields?: readonly string[]
}

/** Condition of a query parameter on an item's property. */
export type FilterFacts = {
  parameter: string
  property: Place
  /** `bounds` is an object of bounds: `created[gte]=1`. */
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
  /** Cursor for the previous page. */
  before?: string
}

/** Field beside the list that describes the list. */
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
  /** Content of a link field: the URL of a page, or a value of the paging parameter. */
  as?: 'address' | 'value'
}

export type ListFacts = {
  /** Maximum number of items in the list's schema. */
  most?: number
  paging: PagingFacts
  filters: readonly FilterFacts[]
  /** Full-text search in each of these properties. */
  search?: { parameter: string; properties: readonly Place[] }
  sort?: { parameter?: string; direction?: string; properties: readonly string[] }
  envelope: readonly EnvelopeFact[]
}

/** Operation of a collection. */
export type CollectionOperation = {
  role: CollectionRole
  /** Documented status of its success. */
  status: string
  /** Path parameters, in order, that distinguish collections of this kind. */
  scope: readonly string[]
  /** Place of the item's id in a request: a parameter, or a property of the body. */
  id?: { in: 'path' | 'query'; name: string } | { in: 'body'; at: Place }
  /** Place of the item, or of a list's items, in the answer; absent when it has none. */
  item?: ItemFacts
  /** Place of the item in the request's body. */
  body?: Place
  /** Other parameters that fix a property of the item: `/owners/{ownerId}/pets`. */
  fixedParameters?: readonly { parameter: string; at: Place }[]
  list?: ListFacts
  /**
   * True if the generated `Location` of a new item is kept, since its schema requires a special
   * text.
   */
  keepsLocation?: true
}

/** Items of one kind with operations on them. */
export type Collection = {
  name: string
  /** Property with the id of an item. */
  id: Place
  /** Properties of an answer's items. */
  fields: readonly string[]
  /** Properties that only the server sets. */
  readOnly: readonly string[]
  /** Read-only properties that a request may set, since its own schema has them. */
  settable?: readonly string[]
  required: readonly string[]
  operations: Readonly<Record<string, CollectionOperation>>
  /** Ids in the paths of these operations' sample requests. */
  standIns?: readonly string[]
  /**
   * Outer collections: index in the list of all, and number of the scope's parameters before the
   * one of the outer item.
   */
  within?: readonly { collection: number; scope: number }[]
}
