import { type Contract, resolve } from '../contract/contract.ts'
import { isNode, type Node } from '../contract/node.ts'

type Marks = {
  name?: string
  namespace?: string
  prefix?: string
  attribute?: boolean
  wrapped?: boolean
}

export const isXml = (mediaType: string) => /[/+]xml\b/.test(mediaType)

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escapeText = (value: unknown) =>
  String(value ?? '').replace(/[&<>"]/g, (character) => entities[character] ?? '')

/** Converts a property name to a valid element name. */
const elementName = (name: string) =>
  name.replace(/[^\p{L}\p{N}_.:-]/gu, '_').replace(/^(?![\p{L}_])/u, '_')

/** Creates a function that writes XML according to the `xml` keywords of schemas. */
function createXmlWriter(contract: Contract) {
  /** Merges a schema with the schemas of its `allOf`, `oneOf` and `anyOf`. */
  function mergeParts(schema: unknown, depth = 0): Node {
    const target = resolve<unknown>(contract, schema)
    if (!isNode(target) || depth > 8) return {}
    const parts = [target.allOf, target.oneOf, target.anyOf].flatMap((list) =>
      Array.isArray(list) ? list.map((part) => mergeParts(part, depth + 1)) : [],
    )
    const properties = Object.assign({}, ...parts.map((part) => part.properties))
    return {
      ...Object.assign({}, ...parts),
      ...target,
      properties: { ...properties, ...(isNode(target.properties) ? target.properties : {}) },
    }
  }

  const marksOf = (schema: Node): Marks => (isNode(schema.xml) ? schema.xml : {})
  const named = ({ name, prefix }: Marks, fallback: string) =>
    elementName(prefix ? `${prefix}:${name ?? fallback}` : (name ?? fallback))

  function element(name: string, schema: Node, value: unknown): string {
    const marks = marksOf(schema)
    const space = marks.namespace
      ? ` xmlns${marks.prefix ? `:${marks.prefix}` : ''}="${escapeText(marks.namespace)}"`
      : ''
    if (!isNode(value)) return `<${name}${space}>${escapeText(value)}</${name}>`
    const properties = isNode(schema.properties) ? schema.properties : {}
    let attributes = space
    let children = ''
    for (const [key, inner] of Object.entries(value)) {
      const described = mergeParts(properties[key] ?? schema.additionalProperties)
      const own = marksOf(described)
      if (own.attribute && !isNode(inner) && !Array.isArray(inner)) {
        attributes += ` ${named(own, key)}="${escapeText(inner)}"`
      } else children += write(key, described, inner)
    }
    return `<${name}${attributes}>${children}</${name}>`
  }

  function write(name: string, schema: Node, value: unknown): string {
    const marks = marksOf(schema)
    if (!Array.isArray(value)) return element(named(marks, name), schema, value)
    const items = mergeParts(schema.items)
    const inner = value
      .map((item) => write(marksOf(items).name ?? name, { ...items, xml: items.xml ?? {} }, item))
      .join('')
    return marks.wrapped ? `<${named(marks, name)}>${inner}</${named(marks, name)}>` : inner
  }

  return (schema: unknown, value: unknown) => {
    const described = mergeParts(schema)
    const reference = isNode(schema) && typeof schema.$ref === 'string' ? schema.$ref : ''
    const fallback = decodeURIComponent(reference.split('/').at(-1) ?? '') || 'root'
    const isList = Array.isArray(value)
    // A document must have a single root element, so an outermost list is always wrapped.
    const shape = isList
      ? { ...described, xml: { ...marksOf(described), wrapped: true } }
      : described
    return `<?xml version="1.0" encoding="UTF-8"?>\n${write(fallback, shape, value)}`
  }
}

/**
 * Writes a value as an XML document, with the names, attributes and wrappers of its schema.
 * @param schema schema or reference of the value in the contract.
 */
export const toXml = (contract: Contract, schema: unknown, value: unknown): string =>
  createXmlWriter(contract)(schema, value)
