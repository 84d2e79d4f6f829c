/**
 * Independent second validator: Hyperjump's JSON Schema on the contract as written. It shares no
 * code with ajv, which the generator uses.
 */
import { type compile, getSchema, interpret, Validation } from '@hyperjump/json-schema/experimental'
import * as Instance from '@hyperjump/json-schema/instance/experimental'
import { getAllRegisteredSchemaUris, registerSchema } from '@hyperjump/json-schema/openapi-3-0'
import {
  setShouldValidateFormat,
  setShouldValidateSchema,
} from '@hyperjump/json-schema/openapi-3-1'
import type { Document, Place } from '../contract/readDocument.ts'
import { teachKeywords } from './keywords.ts'
import { type Side, viewOf, withoutNumberSigns } from './sideView.ts'

export type Judge = {
  /**
   * Violations of the schema at `place`; empty for a valid value. Discriminators are applied to
   * requests; a response must be valid both with and without them.
   */
  reasons(place: Place, value: unknown, side: Side): Promise<string[]>
  /** True if a request value violates the schema at `place`, with discriminators applied. */
  isWrong(place: Place, value: unknown): Promise<boolean>
}

const dialects = {
  '3.0': 'https://spec.openapis.org/oas/3.0/schema',
  '3.1': 'https://spec.openapis.org/oas/3.1/schema-base',
} as const

const mostReasons = 3

/**
 * Escapes one step of a JSON pointer in a URL. The validator decodes fragments with `decodeURI`, so
 * characters beyond ASCII stay unescaped. `#` becomes the full-width `＃`, as in `viewOf`.
 */
const escapeStep = (step: string) =>
  [...withoutNumberSigns(step).replaceAll('~', '~0').replaceAll('/', '~1')]
    .map((character) => (character > '\x7f' ? character : encodeURI(character)))
    .join('')

teachKeywords()
setShouldValidateFormat(true)
// The contract's schemas are not validated against their meta-schema here.
setShouldValidateSchema(false)

type Compiled = Awaited<ReturnType<typeof compile>>
type Json = Parameters<typeof Instance.fromJs>[0]
type Errors = {
  valid: boolean
  errors?: { instanceLocation: string; absoluteKeywordLocation: string }[]
}

/**
 * Creates a validator for one direction of the contract.
 * @param isNamed true to apply discriminators.
 */
function createReading(document: Document, side: Side, isNamed: boolean) {
  const address = `https://judge.example/${getAllRegisteredSchemaUris().length}`
  // `viewOf` copies parsed JSON or YAML, so its result is JSON.
  const view = viewOf(document, side, isNamed) as Parameters<typeof registerSchema>[0]
  registerSchema(view, address, dialects[document.version])
  const ast = { metaData: {}, plugins: new Set() } as unknown as Compiled['ast']
  let compiling: Promise<unknown> = Promise.resolve()
  /**
   * Compiles one schema at a time: a schema that is still being compiled would reject every value.
   */
  const compiled = (steps: readonly string[]): Promise<Compiled> => {
    const turn = compiling.then(async () => {
      const schema = await getSchema(`${address}#/${steps.map(escapeStep).join('/')}`)
      return { ast, schemaUri: await Validation.compile(schema, ast, schema) }
    })
    compiling = turn.catch(() => undefined)
    return turn
  }
  return async (steps: readonly string[], value: unknown): Promise<string[]> => {
    const tree = await compiled(steps)
    // The cast is safe: `value` was parsed from JSON.
    const instance = Instance.fromJs(value as Json)
    const { valid, errors = [] }: Errors = interpret(tree, instance, 'BASIC')
    if (valid) return []
    return errors
      .slice(0, mostReasons)
      .map(
        ({ instanceLocation, absoluteKeywordLocation }) =>
          `${instanceLocation} breaks ${absoluteKeywordLocation.replace(address, '')}`,
      )
  }
}

/** Creates a validator for the schemas of a contract. */
export function createJudge(document: Document): Judge {
  const readings = new Map<string, ReturnType<typeof createReading>>()
  const hasNames = JSON.stringify(document.root).includes('"discriminator":')
  const read = (side: Side, isNamed: boolean, { steps, value: schema }: Place, value: unknown) => {
    if (schema === undefined) return Promise.resolve([])
    const name = `${side} ${isNamed}`
    const reading = readings.get(name) ?? createReading(document, side, isNamed)
    readings.set(name, reading)
    return reading(steps, value)
  }
  return {
    async reasons(place, value, side) {
      if (hasNames && side === 'request') return read(side, true, place, value)
      const plain = await read(side, false, place, value)
      return plain.length > 0 || !hasNames ? plain : read(side, true, place, value)
    },
    isWrong: async (place, value) => (await read('request', hasNames, place, value)).length > 0,
  }
}
