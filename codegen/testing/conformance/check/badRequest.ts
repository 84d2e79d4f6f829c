import type { Extras, Sample } from '../send/request.ts'

/** Kinds of invalid requests. */
export const badKinds = [
  'range',
  'enum',
  'missing',
  'extra',
  'type',
  'content type',
  'no body',
] as const
export type BadKind = (typeof badKinds)[number]

/** The sample with one violation. */
export type BadRequest = {
  kind: BadKind
  what: string
  changes: Partial<Sample>
  extras?: Extras
  /**
   * Name that the rejection has to contain; one of several words for a violation without a field.
   */
  expectedName: string | RegExp
}
