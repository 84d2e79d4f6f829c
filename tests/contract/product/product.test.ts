import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  type Contract,
  type Parameter,
  readContract,
  resolve,
  type Schema,
} from '../../../codegen/contract/contract.ts'
import { listOperations, type Operation } from '../../../codegen/contract/operations.ts'
import { accountCalls } from './accountCalls.ts'
import { accountEntities } from './accountEntities.ts'
import { playCalls } from './playCalls.ts'
import { playEntities } from './playEntities.ts'

const contract = await readContract(join(import.meta.dirname, '../../../openapi/portal.yaml'))
const operations = new Map(listOperations(contract).map((one) => [one.key, one]))

type Fields = Map<string, Schema>
const branches = ['allOf', 'oneOf', 'anyOf'] as const

/** The fields of every object within a schema; those that `allOf` brings together are one. */
function objectsIn(of: Contract, schema: Schema | undefined, seen = new Set<unknown>()): Fields[] {
  const found = resolve<Schema | undefined>(of, schema)
  if (typeof found !== 'object' || seen.has(found)) return []
  seen.add(found)
  const own = new Map(Object.entries((found.properties ?? {}) as Record<string, Schema>))
  const parts = branches.flatMap((name) => (found[name] ?? []) as Schema[])
  const within = [...own.values(), found.items, found.additionalProperties, ...parts].flatMap(
    (one) => objectsIn(of, one as Schema | undefined, seen),
  )
  const merged = new Map(own)
  for (const part of (found.allOf ?? []) as Schema[]) {
    for (const fields of objectsIn(of, part))
      for (const [name, value] of fields) merged.set(name, value)
  }
  return merged.size > 0 ? [merged, ...within] : within
}

const bodyOf = ({ body }: Operation) => Object.values(body?.content ?? {})[0]?.schema
const answerOf = ({ responses }: Operation) =>
  Object.values(responses['200']?.content ?? {})[0]?.schema

/** The object that holds all of these; the names that the nearest one lacks when there is none. */
function missing(objects: Fields[], fields: readonly (string | string[])[]): string[] {
  const lacking = objects.map((object) =>
    fields.filter((field) => ![field].flat().some((name) => object.has(name))).map(String),
  )
  return lacking.sort((a, b) => a.length - b.length)[0] ?? fields.map(String)
}

/** Whether a schema takes this one value, or has it where nothing is given. */
function isFixedTo(schema: Schema | undefined, value: string | number): boolean {
  const found = resolve<Schema | undefined>(contract, schema)
  if (typeof found !== 'object') return false
  return (
    found.const === value || found.default === value || (found.enum as unknown[])?.[0] === value
  )
}

const productCalls = [...accountCalls, ...playCalls]
const entities = [...accountEntities, ...playEntities]

describe.each(productCalls)('[$id] $says: $call', ({ call, ...wanted }) => {
  const operation = operations.get(call)

  it('is in the contract as the product names it', () => {
    expect(operation, 'the call').toBeDefined()
    expect(origins.get(call)).toBe('spec')
    if (wanted.token) expect(operation?.security).toContain('playerToken')
    expect(operation?.encrypted ?? false).toBe(wanted.encrypted ?? false)
    const isForm = 'application/x-www-form-urlencoded' in (operation?.body?.content ?? {})
    expect(isForm).toBe(wanted.formEncoded ?? false)
  })

  it('takes and answers what the product says', () => {
    if (!operation) return expect(operation).toBeDefined()
    const query = new Map(
      operation.parameters
        .filter((parameter: Parameter) => parameter.in === 'query')
        .map(({ name, schema }) => [name, schema]),
    )
    for (const [name, value] of Object.entries(wanted.query ?? {})) {
      expect([...query.keys()], 'query').toContain(name)
      if (value !== true) expect(isFixedTo(query.get(name), value), `${name} ${value}`).toBe(true)
    }
    const bodies = objectsIn(contract, bodyOf(operation))
    expect(missing(bodies, Object.keys(wanted.body ?? {})), 'body lacks').toEqual([])
    for (const [name, value] of Object.entries(wanted.body ?? {})) {
      if (value === true) continue
      const fixed = bodies.some((fields) => isFixedTo(fields.get(name), value))
      expect(fixed, `${name} ${value}`).toBe(true)
    }
    const answers = objectsIn(contract, answerOf(operation))
    expect(missing(answers, wanted.answer ?? []), 'answer lacks').toEqual([])
  })
})

const origins = new Map(
  Object.entries(contract.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(resolve<Record<string, unknown>>(contract, item as never)).map(
      ([method, operation]) => [
        `${method.toUpperCase()} ${path}`,
        (operation as Record<string, unknown>)['x-origin'],
      ],
    ),
  ),
)

describe.each(entities)('[$id] $name', ({ call, in: where, fields }) => {
  it('holds every field that the product names', () => {
    const operation = operations.get(call)
    if (!operation) return expect(operation, call).toBeDefined()
    const schema = where === 'body' ? bodyOf(operation) : answerOf(operation)
    expect(missing(objectsIn(contract, schema), fields)).toEqual([])
  })
})

it('every call says whether the product names it, and names no call that it does not', () => {
  const named = new Set(productCalls.map(({ call }) => call))
  const wrong = [...operations.keys()].filter(
    (key) => !named.has(key) && origins.get(key) !== 'ours',
  )
  // The path is ours where the product leaves it open (API-25, API-46).
  expect(wrong).toEqual([])
})
