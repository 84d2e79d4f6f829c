import type { Extras, Sample } from '../send/request.ts'

/** Kinds of violations that invalid requests have. */
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

/** Changes that turn the sample request into a request with one violation. */
export type BadRequest = {
  kind: BadKind
  what: string
  changes: Partial<Sample>
  extras?: Extras
  /**
   * Name of the invalid field. The response must contain this name. For a violation that concerns
   * no field, a pattern that the response must match.
   */
  expectedName: string | RegExp
}
