import { componentName, referenceToSchema } from './componentNames.ts'
import { isNode, type Node } from './node.ts'

/** Name of the property that a schema's discriminator reads. */
export function discriminatingProperty({ discriminator }: Node): string | undefined {
  const name = isNode(discriminator) ? discriminator.propertyName : undefined
  return typeof name === 'string' ? name : undefined
}

/** Pointer of a discriminator's target, a reference or a component's name. */
const meantPointer = (target: string) =>
  decodeURIComponent(target.startsWith('#') ? target : referenceToSchema(target))

/** Values of a discriminator by the pointers of their targets, without URL escapes. */
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

/** Implicit discriminator value of a component: its name. */
export function impliedValues(pointer: string): string[] {
  const name = componentName(pointer, 'schemas')
  return name === undefined ? [] : [name]
}

/** Limit of the recursion; no real contract nests a property's constants deeper. */
const maximumDepth = 8

/**
 * True if a schema's types and constants allow a text.
 * @param partsOf schemas that apply together with one: those of its reference and its `allOf`.
 */
export function admitsText(
  schema: unknown,
  text: string,
  partsOf: (schema: Node) => readonly unknown[],
  depth = 0,
): boolean {
  if (!isNode(schema) || depth > maximumDepth) return schema !== false
  if ('const' in schema && schema.const !== text) return false
  if (Array.isArray(schema.enum) && !schema.enum.includes(text)) return false
  const { type = 'string' } = schema
  if (Array.isArray(type) ? !type.includes('string') : type !== 'string') return false
  return partsOf(schema).every((part) => admitsText(part, text, partsOf, depth + 1))
}
