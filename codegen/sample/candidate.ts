import type { Contract, MediaType, Reference, Schema } from '../contract/contract.ts'

/** Example before its check by the gate. */
export type Candidate = { name: string; value: unknown }

/** Requirements on a value. */
export type Need = {
  contract: Contract
  /** Name in messages and in the seed: `GET /pets 200`. */
  place: string
  /** JSON pointer into the contract: `#/paths/~1pets/get/responses/200`. */
  pointer?: string
  /** Schema name in the library. */
  schema: string
  /** Schema and examples of the contract. */
  media: Pick<MediaType, 'example' | 'examples'> & { schema?: Schema | Reference }
  /** Direction of the value, since the contract may restrict some properties to one side. */
  direction: 'request' | 'response'
  /** Number of distinct values without an example; 1 by default. */
  variants?: number
}
