import type { Schema } from './contract.ts'
import type { Alternatives } from './kinds.ts'

type Keywords = Record<string, unknown>

/** Property whose constant distinguishes the branches of a `oneOf`, with its value in each. */
export type Constants = { name: string; values: unknown[] }

/** Schema of the objects whose property has one of the values. */
const schemaWith = (name: string, values: readonly unknown[]) => ({
  required: [name],
  properties: { [name]: values.length === 1 ? { const: values[0] } : { enum: values } },
})

/** Schema that checks a value by the one branch that its constant selects. */
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
 * Schema that checks a value by the alternative that its discriminator selects, and rejects a value
 * that selects none. The plain choice checks a value without the property.
 * @param isExact true if no other alternative may match either, as in `oneOf`.
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
    // Only a value that matches its selected alternative is compared with the others, so that their
    // reasons are not reported too.
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: isExact ? { if: meant, then: choice, else: meant } : meant,
    else: choice,
  }
}
