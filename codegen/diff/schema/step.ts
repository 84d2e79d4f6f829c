import type { Schema } from '../../contract/contract.ts'
import type { Direction, Finding } from '../change.ts'
import type { Views } from './createViews.ts'
import type { View } from './view.ts'

/**
 * Old or new side of a comparison: the combined constraints of a schema, and the cached schemas of
 * its contract.
 */
export type Side = { view: View; views: Views }

/** Two schemas at the same location in a value. */
export type Child = {
  /** Pointer from the containing value: `/price`; empty for the containing value itself. */
  place: string
  before: Schema
  after: Schema
  direction: Direction
}

/** Findings about two schemas, and the pairs of schemas inside them that must still be compared. */
export type Step = { findings: Finding[]; children: Child[] }

/** Finding about the value itself, not about a part of it. */
export const findingHere = (kind: Finding['kind'], message: string): Finding => ({
  kind,
  place: '',
  message,
})

/** Pointer segment for a property name: `/name`, escaped. */
export const pointer = (name: string): string =>
  `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
