import type { Schema } from '../../contract/contract.ts'
import type { Direction, Finding } from '../change.ts'
import type { Views } from './createViews.ts'
import type { View } from './view.ts'

/** One side of a comparison: a view of a schema, and the views of its contract. */
export type Side = { view: View; views: Views }

/** Two schemas at the same place of a value. */
export type Child = {
  /** Pointer from the containing value: `/price`, or empty for the value itself. */
  place: string
  before: Schema
  after: Schema
  direction: Direction
}

/** Own differences of two schemas, and the pairs below them. */
export type Step = { findings: Finding[]; children: Child[] }

/** Finding at the value itself. */
export const findingHere = (kind: Finding['kind'], message: string): Finding => ({
  kind,
  place: '',
  message,
})

/** Step of a pointer with its name escaped. */
export const pointer = (name: string): string =>
  `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
