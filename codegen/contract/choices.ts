import type { Schema } from './contract.ts'
import type { Alternatives } from './kinds.ts'

type Keywords = Record<string, unknown>

/** The property that tells the branches of a `oneOf` apart, with its value in each. */
export type Constants = { name: string; values: unknown[] }

/** A schema for the values that have one of some values as a property. */
const having = (name: string, values: readonly unknown[]) => ({
  required: [name],
  properties: { [name]: values.length === 1 ? { const: values[0] } : { enum: values } },
})

/** Judges a value by the one branch that its constant means. */
export const chosenByConstant = ({ name, values }: Constants, branches: Schema[]): Keywords => ({
  allOf: [
    { type: 'object', required: [name], properties: { [name]: { enum: values } } },
    ...branches.map((branch, index) => ({
      if: having(name, [values[index]]),
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: branch,
    })),
  ],
})

/**
 * Judges a value by the alternative that its discriminator means, and refuses one that means none.
 * A value without the property is judged by the choice as it stands.
 * @param isExact whether no other alternative may fit either, as `oneOf` alone would have it.
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
      if: having(property, values[index] ?? []),
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: branch,
    })),
  }
  const choice = { [keyword]: branches }
  return {
    if: { type: 'object', required: [property] },
    // Only what keeps to the alternative that it means is compared with the others, so that their
    // reasons are not given beside its own.
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: isExact ? { if: meant, then: choice, else: meant } : meant,
    else: choice,
  }
}
