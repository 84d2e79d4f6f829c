import { componentName, referenceToSchema } from './componentNames.ts'
import { isNode, type Node } from './node.ts'

/** Name of a schema's discriminator property. */
export function discriminatingProperty({ discriminator }: Node): string | undefined {
  const name = isNode(discriminator) ? discriminator.propertyName : undefined
  return typeof name === 'string' ? name : undefined
}

/** Pointer to the schema that a discriminator mapping names, by reference or by component name. */
const meantPointer = (target: string) =>
  decodeURIComponent(target.startsWith('#') ? target : referenceToSchema(target))

/** Discriminator values by target schema; a target is a pointer without URL escapes. */
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

/** Discriminator value of a component that no mapping lists: the component's name. */
export function impliedValues(pointer: string): string[] {
  const name = componentName(pointer, 'schemas')
  return name === undefined ? [] : [name]
}

/**
 * Maximum depth of the recursion. In real contracts, fewer schemas are nested around a constant.
 */
const maximumDepth = 8

/**
 * True if a schema's types and constants allow the string `text`.
 * @param partsOf returns the schemas that apply together with a schema: its `$ref` target and its
 * `allOf`.
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
