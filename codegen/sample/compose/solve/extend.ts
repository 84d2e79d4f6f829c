import { addSchema } from '../merge/addSchema.ts'
import type { Reader } from '../reader.ts'
import { type Choice, copyOf, type Shape } from '../shape.ts'
import { contradiction } from '../unsatisfiable.ts'

/** Finds early, before anything is made, that properties are both required and forbidden. */
function assertNames({ names, required, types }: Shape): void {
  if (types?.some((type) => type !== 'object')) return
  for (const name of required) {
    const isForbidden = names.some(
      ({ properties }) => Object.hasOwn(properties, name) && properties[name] === false,
    )
    if (isForbidden && types) throw contradiction(`'${name}' is both required and forbidden`)
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
  extended.choices = shape.choices.filter((one) => one !== choice)
  for (const schema of option) addSchema(reader, extended, schema, choice.standing)
  assertNames(extended)
  return extended
}
