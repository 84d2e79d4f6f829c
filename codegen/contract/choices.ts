import type { Schema } from './contract.ts'
import type { Alternatives } from './kinds.ts'

type Keywords = Record<string, unknown>

/**
 * Property whose constant distinguishes the branches of a `oneOf`, and its value in each branch.
 */
export type Constants = { name: string; values: unknown[] }

/** Schema that matches the objects in which the property `name` has one of `values`. */
const schemaWith = (name: string, values: readonly unknown[]) => ({
  required: [name],
  properties: { [name]: values.length === 1 ? { const: values[0] } : { enum: values } },
})

/** Schema that checks a value against one branch: the branch whose constant the value contains. */
export const chosenByConstant = ({ name, values }: Constants, branches: Schema[]): Keywords => ({
  allOf: [
    { type: 'object', required: [name], properties: { [name]: { enum: values } } },
    ...branches.map((branch, index) => ({
      if: schemaWith(name, [values[index]]),
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: branch,
    })),
  ],
})

/**
 * Schema that checks a value against the alternative that the value's discriminator selects. A
 * value that selects no alternative is rejected. A value without the discriminator property is
 * checked by the original `oneOf` or `anyOf`.
 * @param isExact true to reject a value that also matches another alternative, as `oneOf` requires.
 */
export function chosenByDiscriminator(
  { property, values }: Alternatives,
  branches: Schema[],
  keyword: 'oneOf' | 'anyOf',
  isExact: boolean,
): Keywords {
  const meant = {
    properties: { [property]: { enum: values.flat() } },
    allOf: branches.map((branch, index) => ({
      if: schemaWith(property, values[index] ?? []),
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: branch,
    })),
  }
  const choice = { [keyword]: branches }
  return {
    if: { type: 'object', required: [property] },
    // A value that breaks its selected alternative is not compared with the other alternatives, so
    // that only messages about the selected alternative are reported.
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: isExact ? { if: meant, then: choice, else: meant } : meant,
    else: choice,
  }
}
