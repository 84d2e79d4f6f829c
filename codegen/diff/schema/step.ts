import type { Schema } from '../../contract/contract.ts'
import type { Direction, Finding } from '../change.ts'
import type { Views } from './createViews.ts'
import type { View } from './view.ts'

/** One side of a comparison: a schema's view, and how to see what it refers to. */
export type Side = { view: View; views: Views }

/** Two schemas that stand at the same place of a value. */
export type Child = {
  /**
   * From the value that they are part of, as a pointer: `/price`, or nothing for the value itself.
   */
  place: string
  before: Schema
  after: Schema
  direction: Direction
}

/** What two schemas differ in by themselves, and what is to be compared below them. */
export type Step = { findings: Finding[]; children: Child[] }

/** A finding at the value itself. */
export const here = (kind: Finding['kind'], message: string): Finding => ({
  kind,
  place: '',
  message,
})

/** A step of a pointer; the name as it is written, but for what would end it. */
export const pointer = (name: string): string =>
  `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
