/** The second opinion: Hyperjump's validator on the contract as it is written. It shares no line with ajv. */
import { type compile, getSchema, interpret, Validation } from '@hyperjump/json-schema/experimental'
import * as Instance from '@hyperjump/json-schema/instance/experimental'
import { registerSchema } from '@hyperjump/json-schema/openapi-3-0'
import {
  setShouldValidateFormat,
  setShouldValidateSchema,
} from '@hyperjump/json-schema/openapi-3-1'
import type { Document, Place } from '../contract/readDocument.ts'
import { teachKeywords } from './keywords.ts'
import { type Side, viewOf } from './sideView.ts'

/** What is wrong with a value by the schema of a place; an empty list when it keeps it. */
export type Judge = (place: Place, value: unknown, side: Side) => Promise<string[]>

const dialects = {
  '3.0': 'https://spec.openapis.org/oas/3.0/schema',
  '3.1': 'https://spec.openapis.org/oas/3.1/schema-base',
} as const

const mostReasons = 3

/** A step of a pointer. The validator reads fragments as `decodeURI` does, and other alphabets as they are. */
const escaped = (step: string) =>
  [...step.replaceAll('~', '~0').replaceAll('/', '~1')]
    .map((character) => (character > '\x7f' ? character : encodeURI(character)))
    .join('')

teachKeywords()
setShouldValidateFormat(true)
// Whether the contract itself is valid is not the question.
setShouldValidateSchema(false)

type Compiled = Awaited<ReturnType<typeof compile>>
type Json = Parameters<typeof Instance.fromJs>[0]
type Errors = {
  valid: boolean
  errors?: { instanceLocation: string; absoluteKeywordLocation: string }[]
}

/** Judges values by the schemas of a contract. Each schema is compiled once, whoever refers to it. */
export function createJudge(document: Document): Judge {
  const address = (side: Side) => `https://portico.example/${side}`
  const asts = new Map<Side, Compiled['ast']>()
  const astOf = (side: Side): Compiled['ast'] => {
    const known = asts.get(side)
    if (known) return known
    // The view is made of what was read from JSON or YAML.
    const view = viewOf(document, side) as Parameters<typeof registerSchema>[0]
    registerSchema(view, address(side), dialects[document.version])
    const ast = { metaData: {}, plugins: new Set() } as unknown as Compiled['ast']
    asts.set(side, ast)
    return ast
  }
  let compiling: Promise<unknown> = Promise.resolve()
  /** One after the other: a schema that is being compiled stands in the tree as one that nothing keeps. */
  const compiled = (steps: readonly string[], side: Side): Promise<Compiled> => {
    const turn = compiling.then(async () => {
      const ast = astOf(side)
      const schema = await getSchema(`${address(side)}#/${steps.map(escaped).join('/')}`)
      return { ast, schemaUri: await Validation.compile(schema, ast, schema) }
    })
    compiling = turn.catch(() => undefined)
    return turn
  }
  return async ({ steps, value: schema }, value, side) => {
    if (schema === undefined) return []
    const tree = await compiled(steps, side)
    // A value that went through JSON.
    const instance = Instance.fromJs(value as Json)
    const { valid, errors = [] }: Errors = interpret(tree, instance, 'BASIC')
    if (valid) return []
    return errors
      .slice(0, mostReasons)
      .map(
        ({ instanceLocation, absoluteKeywordLocation }) =>
          `${instanceLocation} breaks ${absoluteKeywordLocation.replace(address(side), '')}`,
      )
  }
}
