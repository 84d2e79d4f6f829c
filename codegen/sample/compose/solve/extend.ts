import { demandOf } from '../demand.ts'
import { addSchema } from '../merge/addSchema.ts'
import { shapeOf } from '../merge/shapeOf.ts'
import { partsOf } from '../parts/properties.ts'
import type { Reader } from '../reader.ts'
import { type Choice, copyOf, type Shape } from '../shape.ts'
import { contradiction } from '../unsatisfiable.ts'

/**
 * Finds early, before anything is made, that a property which must be there cannot be: only those
 * are looked at that the shape says more of than before.
 */
function assertNames(reader: Reader, before: Shape, extended: Shape): void {
  const { required, types } = extended
  if (types?.length !== 1 || types[0] !== 'object') return
  for (const name of required) {
    const parts = partsOf(extended, name)
    const { length } = before.required.has(name) ? partsOf(before, name) : []
    if (parts.length === length) continue
    const demand = demandOf(reader, parts)
    if (!demand) throw contradiction(`'${name}' is both required and forbidden`)
    if (demand.length > 1) shapeOf(reader, demand)
  }
}

/**
 * A shape without one of its choices, and with the schemas of the way that was chosen.
 * @throws {Unsatisfiable} when the way contradicts the shape.
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
  // What the way leaves open comes first, so that a way which leads nowhere is left soon.
  extended.choices.push(...shape.choices.filter((one) => one !== choice))
  assertNames(reader, shape, extended)
  return extended
}
