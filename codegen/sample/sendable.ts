import type { Schema } from '../contract/contract.ts'
import { formType } from '../runtime/mediaTypes.ts'
import type { ParameterPlace } from '../runtime/parameters.ts'

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** Lists and objects without anything in them leave no trace in a URL, a header or a form. */
const something = { minItems: 1, minProperties: 1 }

/**
 * What cannot be sent as it is: how it is known, and what a schema has to add so that it is not
 * made.
 */
export type Unsendable = { has(value: unknown): boolean; rest: Exclude<Schema, boolean> }

/**
 * The values of parameters that no request can carry; an empty variable would make another path.
 */
export const unsendableIn = (where: ParameterPlace): Unsendable =>
  where === 'path'
    ? { has: (value) => value === '' || isEmpty(value), rest: { ...something, minLength: 1 } }
    : { has: isEmpty, rest: something }

/** Whether a value or anything in it is empty. */
const hasEmpty = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (isEmpty(value) || Object.values(value).some(hasEmpty))

/** How many levels of a form's fields are kept from being empty. */
const formLevels = 4

const filled = (levels: number): Exclude<Schema, boolean> =>
  levels === 0
    ? something
    : { ...something, patternProperties: { '': filled(levels - 1) }, items: filled(levels - 1) }

const isForm = (mediaType: string) => mediaType === formType || mediaType === 'multipart/form-data'

/** The bodies that a media type has no words for; undefined when it has words for everything. */
export const unsendableAs = (mediaType: string): Unsendable | undefined =>
  isForm(mediaType) ? { has: hasEmpty, rest: filled(formLevels) } : undefined
