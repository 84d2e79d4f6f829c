import type { Extras, Sample } from '../send/request.ts'

/** The ways in which a request is broken. */
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

/** The sample with one thing that the contract does not allow. */
export type Bad = {
  kind: BadKind
  what: string
  changes: Partial<Sample>
  extras?: Extras
  /** What the refusal has to name; one of several words where that is no field. */
  expectedName: string | RegExp
}
