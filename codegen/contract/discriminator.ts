import { componentName, referenceToSchema } from './componentNames.ts'
import { isNode, type Node } from './node.ts'

/** The name of the property that a schema's discriminator reads. */
export function discriminatingProperty({ discriminator }: Node): string | undefined {
  const name = isNode(discriminator) ? discriminator.propertyName : undefined
  return typeof name === 'string' ? name : undefined
}

/** The pointer that a discriminator means by a reference or by the name of a component. */
const meantPointer = (target: string) =>
  decodeURIComponent(target.startsWith('#') ? target : referenceToSchema(target))

/** A discriminator's values by the pointers that it maps them to, without the escapes of a URL. */
export function mappingOf({ discriminator }: Node): Map<string, string[]> {
  const mapping = isNode(discriminator) ? discriminator.mapping : undefined
  const byPointer = new Map<string, string[]>()
  for (const [value, target] of Object.entries(isNode(mapping) ? mapping : {})) {
    if (typeof target !== 'string') continue
    const pointer = meantPointer(target)
    byPointer.set(pointer, [...(byPointer.get(pointer) ?? []), value])
  }
  return byPointer
}

/** The value that means a component where no mapping does: its name. */
export function impliedValues(pointer: string): string[] {
  const name = componentName(pointer, 'schemas')
  return name === undefined ? [] : [name]
}

/** No contract builds a property's constants out of more parts than this. */
const deepest = 8

/**
 * Whether a schema lets a text through, as far as its types and constants tell.
 * @param partsOf the schemas that hold together with one: those of its reference and its `allOf`.
 */
export function admitsText(
  schema: unknown,
  text: string,
  partsOf: (schema: Node) => readonly unknown[],
  depth = 0,
): boolean {
  if (!isNode(schema) || depth > deepest) return schema !== false
  if ('const' in schema && schema.const !== text) return false
  if (Array.isArray(schema.enum) && !schema.enum.includes(text)) return false
  const { type = 'string' } = schema
  if (Array.isArray(type) ? !type.includes('string') : type !== 'string') return false
  return partsOf(schema).every((part) => admitsText(part, text, partsOf, depth + 1))
}
