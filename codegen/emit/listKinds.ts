import { type Contract, resolve } from '../contract/contract.ts'
import { isNode, type Node } from '../contract/node.ts'
import type { Operation } from '../contract/operations.ts'

type Kinds = Record<string, string>

/** Properties of an object schema, with references resolved. */
function propertiesOf(contract: Contract, schema: unknown): [string, Node][] {
  const target = resolve<unknown>(contract, schema)
  if (!isNode(target) || !isNode(target.properties)) return []
  return Object.entries(target.properties).flatMap(([name, property]) => {
    const resolved = resolve<unknown>(contract, property)
    return isNode(resolved) ? [[name, resolved] satisfies [string, Node]] : []
  })
}

/**
 * Display kind of a schema's value: its `x-kind`, or derived from its type. Undefined for objects
 * and lists.
 */
function kindOf(schema: Node): string | undefined {
  if (typeof schema['x-kind'] === 'string') return schema['x-kind']
  if (schema.type === 'boolean') return 'flag'
  if (schema.type === 'integer') return 'count'
  if (schema.type !== 'string') return undefined
  if (Array.isArray(schema.enum)) return 'label'
  if (schema.format === 'date-time') return 'instant'
  return schema.format === 'date' ? 'day' : 'text'
}

function kindsOf(contract: Contract, schema: unknown): Kinds {
  return Object.fromEntries(
    propertiesOf(contract, schema).flatMap(([name, property]) => {
      const kind = kindOf(property)
      return kind === undefined ? [] : [[name, kind]]
    }),
  )
}

/**
 * Schema of `value` in the success branch of a response; an empty schema if there is no such
 * branch.
 */
function successOf(contract: Contract, { responses }: Operation): unknown {
  const schema = resolve<unknown>(
    contract,
    responses['200']?.content?.['application/json']?.schema ?? {},
  )
  if (!isNode(schema)) return {}
  const branches: unknown[] = Array.isArray(schema.oneOf) ? schema.oneOf : [schema]
  for (const branch of branches) {
    const properties = Object.fromEntries(propertiesOf(contract, branch))
    if (properties.success?.const === true) return properties.value ?? {}
  }
  return {}
}

/**
 * Display kinds of a response's fields, by the name of the list or object that contains the fields.
 * Empty for a response without a list.
 */
function partsOf(contract: Contract, operation: Operation): Record<string, Kinds> {
  const parts = propertiesOf(contract, successOf(contract, operation))
  const hasList = parts.some(([, part]) => part.type === 'array' && part.items !== undefined)
  if (!hasList) return {}
  return Object.fromEntries(
    parts
      .map(([name, part]): [string, Kinds] => [name, kindsOf(contract, part.items ?? part)])
      .filter(([, kinds]) => Object.keys(kinds).length > 0),
  )
}

/**
 * Emits the display kind of each list field, such as money or share. The TypeScript types 'string'
 * and 'number' do not distinguish these kinds. The output contains types only: a table that shows
 * text as money does not compile.
 */
export function emitListKinds(contract: Contract, operations: Operation[]): string {
  const rows = operations
    .filter(({ method }) => method === 'GET')
    .map((operation) => ({ path: operation.path, parts: partsOf(contract, operation) }))
    .filter(({ parts }) => Object.keys(parts).length > 0)
    .map(({ path, parts }) => `  ${JSON.stringify(path)}: ${JSON.stringify(parts)}`)
  return `/** Kinds of the fields of each list, by path and part of the response. */
export type ListKinds = {
${rows.join('\n')}
}
`
}
