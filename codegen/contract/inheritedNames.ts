import { _, type CodeKeywordDefinition, str } from 'ajv/dist/2020.js'
import { isNode, type Node } from './node.ts'

/** True if `Object.prototype` defines a property of this name, such as `constructor`. */
const isInherited = (name: unknown) => typeof name === 'string' && name in Object.prototype

/**
 * Rewrites `properties` and `required` so that validators check own properties only. Without the
 * rewrite, ajv would check the inherited `value.constructor`, and would not check `__proto__`.
 */
export function judgeOwnNames(schema: Node): Node {
  const { properties, required } = schema
  const described = isNode(properties) ? Object.entries(properties) : []
  const inherited = described.filter(([name]) => isInherited(name))
  const wanted = Array.isArray(required) ? required.filter(isInherited) : []
  if (inherited.length === 0 && wanted.length === 0) return schema
  const result: Node = { ...schema }
  if (inherited.length > 0) {
    result.properties = Object.fromEntries(described.filter(([name]) => !isInherited(name)))
    result.patternProperties = {
      ...(isNode(schema.patternProperties) && schema.patternProperties),
      ...Object.fromEntries(inherited.map(([name, one]) => [`^(?:${name})$`, one])),
    }
  }
  if (wanted.length > 0 && Array.isArray(required)) {
    result.required = required.filter((name) => !isInherited(name))
    result[ownRequired.keyword] = wanted
  }
  return result
}

/** ajv keyword that replaces `required` for names that `Object.prototype` defines. */
export const ownRequired = {
  keyword: 'ownRequired',
  type: 'object',
  schemaType: 'array',
  error: {
    message: str`must be present`,
    params: ({ params }) => _`{missingProperty: ${params.missingProperty}}`,
  },
  code(context) {
    for (const missingProperty of context.schema) {
      context.setParams({ missingProperty })
      context.fail(_`!Object.hasOwn(${context.data}, ${missingProperty})`)
    }
  },
} as const satisfies CodeKeywordDefinition & { keyword: string }
