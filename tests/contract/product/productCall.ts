/**
 * The calls that the product names (spec 7), as it names them: what the contract must have, whatever
 * it has besides. A `!` in front of a parameter's value says that it is the only one.
 */
export type ProductCall = {
  id: string
  /** The whole requirement in a few words, for the test's title. */
  says: string
  call: string
  /** Query parameters; a value is their only one or their default. */
  query?: Record<string, true | string | number>
  /** Fields of the request's body; a value is the only one that is taken. */
  body?: Record<string, true | string | number>
  /** Fields that stand together in the answer. */
  answer?: string[]
  encrypted?: true
  formEncoded?: true
  token?: true
}
