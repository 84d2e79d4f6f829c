import type { Contract, MediaType, Reference, Schema } from '../contract/contract.ts'

/** Example that is not yet validated. */
export type Candidate = { name: string; value: unknown }

/** Description of a value to sample. */
export type Need = {
  contract: Contract
  /** Name of the value in messages, and the source of its seed: `GET /pets 200`. */
  place: string
  /** JSON pointer into the contract: `#/paths/~1pets/get/responses/200`. */
  pointer?: string
  /** Name of the value's schema in the schema library. */
  schema: string
  /** Schema and examples as the contract documents them. */
  media: Pick<MediaType, 'example' | 'examples'> & { schema?: Schema | Reference }
  /** Direction of the value: some properties exist only in requests or only in responses. */
  direction: 'request' | 'response'
  /** Number of distinct values to generate if the contract has no example; 1 by default. */
  variants?: number
}
