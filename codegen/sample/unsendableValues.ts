import type { Schema } from '../contract/contract.ts'
import { formType } from '../runtime/mediaTypes.ts'
import type { ParameterPlace } from '../runtime/parameters.ts'

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** Empty lists and objects are absent from a URL, a header or a form. */
const nonEmptyBounds = { minItems: 1, minProperties: 1 }

/** Values that cannot be sent: a test for them, and a schema that excludes them. */
export type Unsendable = { has(value: unknown): boolean; rest: Exclude<Schema, boolean> }

/** Parameter values that no request can carry; an empty path value would change the path. */
export const unsendableIn = (where: ParameterPlace): Unsendable =>
  where === 'path'
    ? { has: (value) => value === '' || isEmpty(value), rest: { ...nonEmptyBounds, minLength: 1 } }
    : { has: isEmpty, rest: nonEmptyBounds }

/** True if a value or a part of it is empty. */
const hasEmpty = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (isEmpty(value) || Object.values(value).some(hasEmpty))

/** Number of levels of form fields that are kept non-empty. */
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

/** Bodies that a media type cannot encode; undefined when it encodes all. */
export const unsendableAs = (mediaType: string): Unsendable | undefined =>
  isForm(mediaType) ? { has: hasEmpty, rest: filled(formLevels) } : undefined
