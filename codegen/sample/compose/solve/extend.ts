import { demandOf } from '../demand.ts'
import { addSchema } from '../merge/addSchema.ts'
import { shapeOf } from '../merge/shapeOf.ts'
import { partsOf } from '../parts/properties.ts'
import type { Reader } from '../reader.ts'
import { type Choice, copyOf, type Shape } from '../shape.ts'
import { contradiction } from '../unsatisfiableError.ts'

/**
 * Detects a required property that has become impossible, before any value is composed. Only
 * properties that got further schemas are checked.
 */
function assertNames(reader: Reader, before: Shape, extension: Shape): void {
  const { required, types } = extension
  if (types?.length !== 1 || types[0] !== 'object') return
  for (const name of required) {
    const parts = partsOf(extension, name)
    const { length } = before.required.has(name) ? partsOf(before, name) : []
    if (parts.length === length) continue
    const demand = demandOf(reader, parts)
    if (!demand) throw contradiction(`'${name}' is both required and forbidden`)
    if (demand.length > 1) shapeOf(reader, demand)
  }
}

/**
 * Copy of a shape in which a choice is replaced by the schemas of the chosen option.
 * @throws {UnsatisfiableError} when the option contradicts the shape.
 */
export function extend(
  reader: Reader,
  shape: Shape,
  choice: Choice,
  option: readonly unknown[],
): Shape {
  const extended = copyOf(shape)
  extended.choices = []
  for (const schema of option) addSchema(reader, extended, schema, choice.mergeContext)
  // The choices inside the option come first, so that an impossible option fails early.
  extended.choices.push(...shape.choices.filter((one) => one !== choice))
  assertNames(reader, shape, extended)
  return extended
}
