import { componentName } from '../../contract/componentNames.ts'
import { quoted } from './names.ts'
import type { Place } from './places.ts'
import { single, type TypeText, textOf, unknownType } from './typeText.ts'
import type { SchemaWriter, Surroundings } from './writer.ts'

function nameOf(writer: SchemaWriter, place: Place): TypeText {
  const known = writer.names.get(place)
  if (known) return known
  const component = componentName(place.pointer, 'schemas')
  // Indexed access cannot express every pointer, so other places are declared under their pointers.
  if (component === undefined) writer.definitions.push(place)
  const name =
    component === undefined
      ? single(`$defs[${quoted(place.pointer)}]`)
      : single(`components["schemas"][${quoted(component)}]`)
  writer.names.set(place, name)
  return name
}

/** The names that are wanted, and that the type at a place has, but need not have. */
function notYetRequired(
  { propertiesOf }: SchemaWriter,
  { schema }: Place,
  { wanted }: Surroundings,
) {
  if (wanted.size === 0) return []
  const { declared, required } = propertiesOf(schema)
  return [...wanted].filter((name) => declared.has(name) && !required.has(name))
}

/** Whether a place is being written, so that it says nothing new of itself. */
export const isBeingWritten = (writer: SchemaWriter, reference: string, at: Surroundings) =>
  at.within.length > 0 && at.within.includes(writer.places.find(reference))

/**
 * The type that a reference leads to: its name. Where TypeScript would look for the type within
 * itself, what stands there is written instead, and a place within itself says nothing: unknown.
 */
export function writeReference(
  writer: SchemaWriter,
  reference: string,
  at: Surroundings,
): TypeText {
  const place = writer.places.find(reference)
  const [whole] = at.within
  if (whole && writer.circles.joinsByParts(place, whole)) {
    if (at.within.includes(place)) return unknownType
    if (!writer.circles.mayName(whole, place)) {
      return writer.write(place.schema, { ...at, within: [...at.within, place] })
    }
  }
  const name = nameOf(writer, place)
  const names = notYetRequired(writer, place, at)
  if (names.length === 0) return name
  writer.helpers.add('WithRequired')
  return single(`WithRequired<${textOf(name)}, ${names.map(quoted).join(' | ')}>`)
}
