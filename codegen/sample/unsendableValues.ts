import type { Schema } from '../contract/contract.ts'
import { formType } from '../runtime/mediaTypes.ts'
import type { ParameterPlace } from '../runtime/parameters.ts'

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** Excludes empty lists and objects, which a URL, header or form cannot represent. */
const nonEmptyBounds = { minItems: 1, minProperties: 1 }

/**
 * Values that a request cannot transmit: `has` recognizes them, and `rest` is a schema that
 * excludes them.
 */
export type Unsendable = { has(value: unknown): boolean; rest: Exclude<Schema, boolean> }

/**
 * Parameter values that cannot be sent in a location. An empty path value would change the path.
 */
export const unsendableIn = (where: ParameterPlace): Unsendable =>
  where === 'path'
    ? { has: (value) => value === '' || isEmpty(value), rest: { ...nonEmptyBounds, minLength: 1 } }
    : { has: isEmpty, rest: nonEmptyBounds }

/** True if a value is or contains an empty list or object. */
const hasEmpty = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (isEmpty(value) || Object.values(value).some(hasEmpty))

/** Number of nested levels at which a value in a form must not be empty. */
const formLevels = 4

const filled = (levels: number): Exclude<Schema, boolean> =>
  levels === 0
    ? nonEmptyBounds
    : {
        ...nonEmptyBounds,
        patternProperties: { '': filled(levels - 1) },
        items: filled(levels - 1),
      }

const isForm = (mediaType: string) => mediaType === formType || mediaType === 'multipart/form-data'

/** Body values that a media type cannot encode; undefined if it encodes every value. */
export const unsendableAs = (mediaType: string): Unsendable | undefined =>
  isForm(mediaType) ? { has: hasEmpty, rest: filled(formLevels) } : undefined
