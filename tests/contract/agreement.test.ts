import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { listOperations } from 'contract-mocks/operations'
import { readContract } from 'contract-mocks/readContract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answers } from '../../mocks/gen/answers.ts'
import { sampleRequests } from '../../mocks/gen/requests.ts'
import type { operationTable } from '../../platform/gen/behaviour.ts'
import { type Check, requestValidators, responseValidators } from '../../src/api/gen/validators.js'
import { propertyRuns } from '../support/extent.ts'

const contract = await readContract(join(import.meta.dirname, '../../openapi/portal.yaml'))

/** A separate ajv instance that reads the contract directly, without the generator. */
const referenceAjv = new Ajv2020({
  strict: false,
  validateSchema: false,
  logger: false,
  formats: fullFormats,
})
referenceAjv.addSchema(contract, 'contract')
const pointer = (...steps: string[]) =>
  `contract#/${steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

type Pair = {
  name: string
  generatedCheck: Check
  referenceCheck: (value: unknown) => boolean
  valid: unknown
}

/** Only JSON bodies have a schema to compare. */
const isJson = (content: Record<string, unknown> | undefined) =>
  content?.['application/json'] !== undefined

const pairs: Pair[] = listOperations(contract).flatMap((operation) => {
  const { path, method, key: name, body, responses } = operation
  // The generated tables have a row for every operation that the contract lists.
  const key = name as keyof typeof operationTable
  const schema = (...steps: string[]) =>
    referenceAjv.compile({
      $ref: pointer(
        'paths',
        path,
        method.toLowerCase(),
        ...steps,
        'content',
        'application/json',
        'schema',
      ),
    })
  const success = answers[key]['200']
  const answer = (): Pair => ({
    name: `${key} 200`,
    generatedCheck: responseValidators[key][200],
    referenceCheck: schema('responses', '200'),
    valid: success?.examples[success.preferredName ?? ''],
  })
  const request = (): Pair => ({
    name: `${key} body`,
    generatedCheck: requestValidators[key].body,
    referenceCheck: schema('requestBody'),
    valid: sampleRequests[key].body,
  })
  return [
    ...(isJson(responses['200']?.content) ? [answer()] : []),
    ...(isJson(body?.content) ? [request()] : []),
  ]
})

/** Paths of a value and of all values within it. */
function places(value: unknown, prefix: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [prefix]
  return [
    prefix,
    ...Object.entries(value).flatMap(([step, inner]) => places(inner, [...prefix, step])),
  ]
}

/** A copy of the value with a replacement at one path; `undefined` removes the property. */
function replaceAt(value: unknown, [step, ...rest]: string[], by: unknown): unknown {
  if (step === undefined) return by
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
    ? [...value]
    : { ...(value as object) }
  const inner = replaceAt(Reflect.get(copy, step), rest, by)
  if (inner === undefined && !Array.isArray(copy)) delete copy[step]
  else Reflect.set(copy, step, inner ?? null)
  return copy
}

const others = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    18,
    513,
    1.5,
    '',
    'username',
    'MAILBOX',
    '2026-11-21T12:00:00Z',
    [],
    {},
  ),
  fc.string({ maxLength: 50 }),
  fc.string({ minLength: 2001, maxLength: 2100 }),
  fc.array(fc.constantFrom<unknown>('username', 'mobile', 1, {}), { maxLength: 4 }),
  fc.array(fc.constant<unknown>({}), { minLength: 51, maxLength: 60 }),
  fc.dictionary(fc.string({ minLength: 1, maxLength: 5 }), fc.jsonValue({ maxDepth: 1 }), {
    maxKeys: 5,
  }),
)

describe('generated validators', () => {
  it.each(pairs)(
    'the generated validator agrees with the contract on $name',
    ({ generatedCheck: ours, referenceCheck: theirs, valid }) => {
      const at = fc.constantFrom(...places(valid))
      fc.assert(
        fc.property(fc.array(fc.tuple(at, others), { minLength: 1, maxLength: 2 }), (changes) => {
          const value = changes.reduce<unknown>(
            (so, [place, by]) =>
              places(so).some((one) => one.join('/') === place.join('/'))
                ? replaceAt(so, place, by)
                : so,
            valid,
          )
          if (value !== undefined) expect(ours(value) === null).toBe(theirs(value))
        }),
        { seed: 20261121, numRuns: propertyRuns(300, 15) },
      )
    },
  )
})
