import { normalPattern } from '../../patterns/normalForm/normalPattern.ts'
import { isNode, type Node } from '../node.ts'
import { nearestName } from './nearestName.ts'
import type { Findings } from './walkDocument.ts'

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']

/** Expected form of a keyword's value, as text for a message and as a predicate. */
type Form = readonly [words: string, fits: (value: unknown) => boolean]

const isText = (value: unknown) => typeof value === 'string'
const number: Form = ['a number', (value) => typeof value === 'number']
const count: Form = [
  'a whole number from 0',
  (value) => Number.isInteger(value) && Number(value) >= 0,
]
const flag: Form = ['true or false', (value) => typeof value === 'boolean']
const text: Form = ['a text', isText]
const filled: Form = [
  'a list with something in it',
  (value) => Array.isArray(value) && value.length > 0,
]
const bound: Form = ['a number', (value) => ['number', 'boolean'].includes(typeof value)]

const forms = new Map<string, Form>([
  ['required', ['a list of names', (value) => Array.isArray(value) && value.every(isText)]],
  ['multipleOf', ['a number above 0', (value) => typeof value === 'number' && value > 0]],
  ...['enum', 'allOf', 'anyOf', 'oneOf'].map((keyword) => [keyword, filled] as const),
  ...['minimum', 'maximum'].map((keyword) => [keyword, number] as const),
  ...['exclusiveMinimum', 'exclusiveMaximum'].map((keyword) => [keyword, bound] as const),
  ...['Length', 'Items', 'Contains', 'Properties'].flatMap((what) => [
    [`min${what}`, count] as const,
    [`max${what}`, count] as const,
  ]),
  ...['uniqueItems', 'nullable', 'readOnly', 'writeOnly'].map((one) => [one, flag] as const),
  ...['pattern', 'format', '$ref'].map((keyword) => [keyword, text] as const),
])

/**
 * Keywords that affect only the resolution of references. A bundle does not need these keywords.
 */
const resolutionKeywords = ['$id', 'id', '$schema', '$vocabulary']

const abbreviate = (value: unknown) => {
  const json = JSON.stringify(value) ?? 'nothing'
  return json.length > 40 ? `${json.slice(0, 40)}...` : json
}

type Report = {
  problem(key: string, message: string): void
  warning(key: string, message: string): void
}

function correctMistakes(schema: Node, report: Report, isOld: boolean): void {
  for (const keyword of resolutionKeywords) if (isText(schema[keyword])) delete schema[keyword]
  for (const keyword of forms.keys()) {
    if (schema[keyword] !== null) continue
    delete schema[keyword]
    report.warning(
      keyword,
      `${keyword} holds nothing, so it is left out; write its value or take it out`,
    )
  }
  if (typeof schema.required === 'boolean') {
    delete schema.required
    report.warning(
      'required',
      "required is true or false, so it is left out; write this property's name in the 'required' of the object around it",
    )
  }
  if (Array.isArray(schema.items)) {
    schema.prefixItems = schema.items
    delete schema.items
    report.warning('items', 'items is a list, so it is read as prefixItems; write prefixItems')
  }
  if (!isOld && 'nullable' in schema) {
    delete schema.nullable
    report.warning('nullable', "nullable means nothing in OpenAPI 3.1; add 'null' to type")
  }
}

function checkType(schema: Node, report: Report): void {
  const { type } = schema
  if (type === undefined) return
  const listed: unknown[] = Array.isArray(type) ? type : [type]
  const strange = listed.find((one) => !isText(one) || !types.includes(String(one)))
  if (strange === undefined && listed.length > 0) return
  const close = isText(strange) ? nearestName(String(strange), types) : undefined
  const advice = close === undefined ? `write one of ${types.join(', ')}` : `write '${close}'`
  report.problem('type', `type is ${abbreviate(strange ?? type)}, which is none; ${advice}`)
}

const noPattern = (pattern: string) =>
  `${abbreviate(pattern)} is no regular expression; correct it, or take it out`

function checkPatterns(schema: Node, report: Report): void {
  const { pattern, patternProperties } = schema
  if (typeof pattern === 'string') {
    const normal = normalPattern(pattern)
    if (normal === undefined) report.problem('pattern', noPattern(pattern))
    else schema.pattern = normal
  }
  if (!isNode(patternProperties)) return
  const normal = Object.entries(patternProperties).map(([one, value]) => {
    const rewritten = normalPattern(one)
    if (rewritten === undefined) report.problem('patternProperties', noPattern(one))
    return [rewritten ?? one, value]
  })
  schema.patternProperties = Object.fromEntries(normal)
}

/**
 * Checks the keywords of one schema, and corrects mistakes that allow only one meaning. Afterwards
 * every pattern is a JavaScript regular expression for the flag `u`.
 * @param isOld true for OpenAPI 3.0.
 */
export function checkSchema(
  schema: Node,
  steps: readonly string[],
  findings: Findings,
  isOld: boolean,
): void {
  const report: Report = {
    problem: (key, message) => findings.problems.push({ steps: [...steps, key], message }),
    warning: (key, message) => findings.warnings.push({ steps: [...steps, key], message }),
  }
  correctMistakes(schema, report, isOld)
  checkType(schema, report)
  for (const [keyword, value] of Object.entries(schema)) {
    const form = forms.get(keyword)
    // `walkDocument` already reports an `allOf`, `anyOf` or `oneOf` that is not a list.
    const isShape = ['allOf', 'anyOf', 'oneOf'].includes(keyword) && !Array.isArray(value)
    if (!form || isShape || form[1](value)) continue
    report.problem(
      keyword,
      `${keyword} is ${abbreviate(value)}, where ${form[0]} is wanted; write ${form[0]}`,
    )
  }
  checkPatterns(schema, report)
}
