import { facetsOf, numbersOf, typesOf, valuesOf } from '../contract/facets.ts'
import type { Parameter } from '../contract/operations.ts'
import { items, readOwn } from '../contract/readDocument.ts'
import { placeFor } from '../send/request.ts'
import type { BadRequest } from './badRequest.ts'
import type { Subject } from './checks.ts'

const maxTestLength = 3000

/** Values just outside a parameter's limits. */
function beyond({ document }: Subject, { schema }: Parameter): unknown[] {
  const facets = facetsOf(document, schema)
  const of = (keyword: string) => numbersOf(facets, keyword)
  const shorter = of('minLength').filter((length) => length > 1)
  const longer = of('maxLength').filter((length) => length < maxTestLength)
  return [
    ...of('minimum').map((bound) => bound - 1),
    ...of('maximum').map((bound) => bound + 1),
    ...[...of('exclusiveMinimum'), ...of('exclusiveMaximum')],
    ...shorter.map((length) => 'x'.repeat(length - 1)),
    ...longer.map((length) => 'x'.repeat(length + 1)),
  ]
}

/** Value that a parameter's enum does not contain; empty for a parameter without an enum. */
function noChoice({ document }: Subject, { schema }: Parameter): unknown[] {
  const choices = valuesOf(facetsOf(document, schema), 'enum').flatMap(items)
  if (choices.length === 0) return []
  const numbers = choices.filter((choice) => typeof choice === 'number')
  return numbers.length > 0 ? [Math.max(...numbers) + 1] : ['none-of-them']
}

/** Text for a parameter that must be a number or boolean; empty for other parameters. */
function noNumber({ document }: Subject, { schema }: Parameter): unknown[] {
  const types = typesOf(facetsOf(document, schema))
  const isTyped =
    types.length > 0 && types.every((type) => ['integer', 'number', 'boolean'].includes(type))
  return isTyped ? ['no-number'] : []
}

const isPlain = ({ document }: Subject, { schema, isJson }: Parameter) => {
  const types = typesOf(facetsOf(document, schema))
  return !isJson && !types.includes('array') && !types.includes('object')
}

/**
 * True if an object parameter may have its properties directly in the query, so that unknown query
 * names may be valid.
 */
const takesAnyName = ({ document, operation }: Subject) =>
  operation.parameters.some(({ where, style, explode, schema }) => {
    const facets = facetsOf(document, schema)
    const isSpread = where === 'query' && style === 'form' && explode
    return (
      isSpread && (typesOf(facets).includes('object') || valuesOf(facets, 'properties').length > 0)
    )
  })

/** Requests with one invalid, missing or unknown parameter. */
export async function badParameters(subject: Subject): Promise<BadRequest[]> {
  const { judge, operation, sample } = subject
  const bad: BadRequest[] = []
  for (const parameter of operation.parameters) {
    const { name, where, schema, required } = parameter
    const place = placeFor(where)
    const kinds = { range: beyond, enum: noChoice, type: noNumber } as const
    for (const [kind, valuesFor] of Object.entries(kinds)) {
      // The cast is safe: `kind` is a key of `kinds`. Object.entries types keys as strings.
      const known = kind as keyof typeof kinds
      if (where === 'path' || !isPlain(subject, parameter)) continue
      for (const value of valuesFor(subject, parameter)) {
        if (!(await judge.isWrong(schema, value))) continue
        const changes = { [place]: { ...sample[place], [name]: value } }
        bad.push({
          kind: known,
          what: `${where} ${name}=${String(value).slice(0, 40)}`,
          changes,
          expectedName: name,
        })
      }
    }
    const hasDefault = valuesOf(facetsOf(subject.document, schema), 'default').length > 0
    if (required && where !== 'path' && !hasDefault && readOwn(sample[place], name) !== undefined) {
      const { [name]: _, ...rest } = sample[place]
      bad.push({
        kind: 'missing',
        what: `no ${where} ${name}`,
        changes: { [place]: rest },
        expectedName: name,
      })
    }
  }
  if (!takesAnyName(subject)) {
    const extras = { query: ['unheardOf=1'] }
    bad.push({ kind: 'extra', what: '?unheardOf', changes: {}, extras, expectedName: 'unheardOf' })
  }
  return bad
}
