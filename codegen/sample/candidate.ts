import type { Contract, MediaType, Reference, Schema } from '../contract/contract.ts'

/** An example that may answer, before the gate has seen it. */
export type Candidate = { name: string; value: unknown }

/** What a value is needed for. */
export type Need = {
  contract: Contract
  /** Name in messages and in the seed: `GET /pets 200`. */
  place: string
  /** JSON pointer into the contract: `#/paths/~1pets/get/responses/200`. */
  pointer?: string
  /** The schema's name in the library. */
  schema: string
  /** The schema and the examples as the contract has them. */
  media: Pick<MediaType, 'example' | 'examples'> & { schema?: Schema | Reference }
  /**
   * Whether the value is sent or answered: the contract may allow some properties to one side only.
   */
  direction: 'request' | 'response'
  /**
   * How many different values are wanted, where the contract has no example; one, when left out.
   */
  variants?: number
}
