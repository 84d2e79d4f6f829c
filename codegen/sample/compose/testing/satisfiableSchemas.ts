import fc from 'fast-check'
import { conditional } from './composition.ts'

type Node = Record<string, unknown>

const bounds = (minimumKeyword: string, maximumKeyword: string, limit: number) =>
  fc.tuple(fc.nat(limit), fc.nat(limit)).map(([one, other]) => ({
    [minimumKeyword]: Math.min(one, other),
    [maximumKeyword]: Math.max(one, other),
  }))

const text = fc.oneof(
  bounds('minLength', 'maxLength', 30).map((length) => ({ type: 'string', ...length })),
  fc
    .constantFrom('^[a-z]{2,9}$', '[A-Z]', '^(?=.*\\d)[a-z\\d]{4,8}$', '-end$', '^(a|bc)+$')
    .map((pattern) => ({ type: 'string', pattern })),
  fc
    .constantFrom('date', 'date-time', 'email', 'uuid', 'uri', 'ipv4', 'hostname')
    .map((format) => ({ type: 'string', format })),
)
const number = fc.oneof(
  bounds('minimum', 'maximum', 1000).map((range) => ({ type: 'integer', ...range })),
  fc
    .constantFrom(0.01, 0.25, 3, 7)
    .map((multipleOf) => ({ type: 'number', multipleOf, minimum: -50 })),
)
const enumeration = fc
  .uniqueArray(fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)), {
    minLength: 1,
  })
  .map((values) => ({ enum: values }))
const leaf = fc.oneof(text, number, enumeration, fc.constant({ type: 'boolean' }), fc.constant({}))

const names = ['id', 'name', 'email', 'count', 'tags', 'next'] as const
const impossible = { type: 'string', minLength: 2, maxLength: 1 }

/**
 * Object schema that lists all its required properties, so that `unevaluatedProperties: false` is
 * satisfiable.
 */
const closable = (properties: Node) => ({
  allOf: [{ type: 'object', properties, required: Object.keys(properties).slice(1) }],
  unevaluatedProperties: false,
})

/** Each entry combines satisfiable schemas into another satisfiable schema. */
const { schema } = fc.letrec<{ schema: Node; object: Node }>((tie) => ({
  object: fc
    .record({
      properties: fc.dictionary(fc.constantFrom(...names), tie('schema'), { maxKeys: 4 }),
      required: fc.subarray([...names]),
      closed: fc.boolean(),
    })
    .map(({ properties, required, closed }) => ({
      type: 'object',
      properties,
      required: closed ? required.filter((name) => Object.hasOwn(properties, name)) : required,
      ...(closed ? { additionalProperties: false } : {}),
    })),
  schema: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaf,
    tie('object'),
    fc
      .record({ items: tie('schema'), least: fc.nat(3), more: fc.nat(3) })
      .map(({ items, least, more }) => ({
        type: 'array',
        items,
        minItems: least,
        maxItems: least + more,
      })),
    fc
      .array(tie('schema'), { minLength: 1, maxLength: 3 })
      .map((prefixItems) => ({ type: 'array', prefixItems, items: false })),
    tie('schema').map((inner) => ({ allOf: [inner, { description: 'says nothing more' }] })),
    tie('schema').map((inner) => ({ anyOf: [impossible, inner] })),
    tie('schema').map((inner) => ({ ...inner, not: { const: 'nobody writes this' } })),
    tie('schema').map((inner) => ({
      type: 'object',
      ...conditional({ required: ['next'] }, true),
      additionalProperties: inner,
    })),
    fc.dictionary(fc.constantFrom(...names), tie('schema'), { maxKeys: 3 }).map(closable),
    fc.tuple(tie('object'), tie('object')).map((branches) => ({
      oneOf: branches.map((branch, index) => ({
        type: 'object',
        required: ['kind', 'data'],
        properties: { kind: { const: `kind${index}` }, data: branch },
      })),
    })),
  ),
}))

/** Random nested schemas of many kinds. Each has at least one valid value. */
export const satisfiableSchemas = schema
