import { join } from 'node:path'
import { planContract } from 'contract-mocks/planContract'
import { readContract } from 'contract-mocks/readContract'
import { describe, expect, it } from 'vitest'
import { answers } from '../../mocks/gen/answers.ts'
import { sampleRequests } from '../../mocks/gen/requests.ts'
import { type Check, requestValidators, responseValidators } from '../../src/api/gen/validators.js'

const register = 'PUT /wps/member/register'
const rules = 'GET /wps/system/setting/register'
const draft = 'PUT /ops/registration-rules'

/** Changes of a valid value, by JSON pointer. Undefined removes the property. */
type Changes = Record<string, unknown>

function applyChanges(value: unknown, changes: Changes): unknown {
  // The empty pointer is the value itself.
  if ('' in changes) return changes['']
  const copy = structuredClone(value)
  for (const [pointer, to] of Object.entries(changes)) {
    const steps = pointer.slice(1).split('/')
    const last = steps.pop() ?? ''
    const parent = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], copy)
    if (to === undefined) delete (parent as Record<string, unknown>)[last]
    else (parent as Record<string, unknown>)[last] = to
  }
  return copy
}

/** A generated validator, and a value that is valid for it. */
type Judged = { check: Check; valid: unknown }

const answer = (key: keyof typeof answers): Judged => {
  const success = answers[key]['200']
  return {
    check: responseValidators[key][200],
    valid: success?.examples[success.preferredName ?? ''],
  }
}
const body = (key: keyof typeof sampleRequests): Judged => ({
  check: requestValidators[key].body,
  valid: sampleRequests[key].body,
})

/** A case per keyword of the contract: where it occurs, a valid change and an invalid one. */
const cases: Record<
  string,
  [judged: Judged, good: Changes, bad: Changes, path: string, reason: RegExp]
> = {
  type: [body(register), { '/login': false }, { '/login': 'yes' }, '/login', /of type boolean/],
  required: [
    body(register),
    { '/email': undefined },
    { '/domain': undefined },
    '/domain',
    /present/,
  ],
  additionalProperties: [
    body(register),
    { '/zalo': 'ana' },
    { '/zalo2': 'ana' },
    '/zalo2',
    /not known/,
  ],
  propertyNames: [
    body(register),
    { '/custom': { team: 'x' } },
    { '/custom': { '9team': 'x' } },
    '/custom/9team',
    /name that must match/,
  ],
  maxProperties: [
    body(register),
    { '/custom': Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`f${i}`, ''])) },
    { '/custom': Object.fromEntries(Array.from({ length: 301 }, (_, i) => [`f${i}`, ''])) },
    '/custom',
    /at most 300 properties/,
  ],
  minLength: [
    body('PUT /wps/feedback'),
    { '/content': 'a' },
    { '/content': '' },
    '/content',
    /at least 1 character/,
  ],
  maxLength: [
    body(register),
    { '/username': '😀'.repeat(2000) },
    { '/username': '😀'.repeat(2001) },
    '/username',
    /at most 2000 characters/,
  ],
  pattern: [
    body(register),
    { '/countryDialingCode': '+351' },
    { '/countryDialingCode': '351' },
    '/countryDialingCode',
    /must match/,
  ],
  enum: [
    answer(rules),
    { '/value/fields/0/patternId': 'MAILBOX' },
    { '/value/fields/0/patternId': 'MAIL' },
    '/value/fields/0/patternId',
    /one of "LENGTH_ONLY"/,
  ],
  minimum: [
    answer(rules),
    { '/value/minimumAge': 18 },
    { '/value/minimumAge': 17 },
    '/value/minimumAge',
    /at least 18/,
  ],
  maximum: [
    answer(rules),
    { '/value/fields/0/maxLength': 512 },
    { '/value/fields/0/maxLength': 513 },
    '/value/fields/0/maxLength',
    /at most 512/,
  ],
  format: [
    answer('GET /wps/system/status'),
    { '/value/serverTime': '2026-11-21T12:00:00.5Z' },
    { '/value/serverTime': '2026-11-21' },
    '/value/serverTime',
    /date-time/,
  ],
  minProperties: [
    body('PUT /wps/member/profile'),
    { '': { nickname: 'Ana' } },
    { '': {} },
    '',
    /at least 1 property/,
  ],
  multipleOf: [
    body('POST /wps/relay/passwordCheck/MCS2_convertPoint'),
    { '/points': 510 },
    { '/points': 515 },
    '/points',
    /multiple of 10/,
  ],
  dependentRequired: [
    answer('GET /wps/relay/MCSFE_getListAnnouncements'),
    { '/value/banners/0/linkageType': 'GAME', '/value/banners/0/linkageTarget': 'g-1' },
    { '/value/banners/0/linkageType': 'GAME', '/value/banners/0/linkageTarget': undefined },
    '/value/banners/0/linkageTarget',
    /present/,
  ],
  minItems: [
    body(draft),
    { '/fields/0/methods': ['mobile'] },
    { '/fields/0/methods': [] },
    '/fields/0/methods',
    /at least 1 item/,
  ],
  maxItems: [
    body(draft),
    { '/fields/0/samples/accept': Array.from({ length: 50 }, () => 'a') },
    { '/fields/0/samples/accept': Array.from({ length: 51 }, () => 'a') },
    '/fields/0/samples/accept',
    /at most 50 items/,
  ],
  uniqueItems: [
    body(draft),
    { '/fields/0/methods': ['mobile', 'username'] },
    { '/fields/0/methods': ['mobile', 'mobile'] },
    '/fields/0/methods',
    /items 0 and 1 are equal/,
  ],
  items: [
    body(draft),
    { '/fields/0/samples/accept': ['a'] },
    { '/fields/0/samples/accept': ['a', 1] },
    '/fields/0/samples/accept/1',
    /of type string/,
  ],
  const: [answer(rules), {}, { '/success': 1 }, '/success', /must be true/],
  oneOf: [
    answer('POST /wps/session/login'),
    {},
    { '/value/token': undefined },
    '/value/token',
    /must be present/,
  ],
}

/** Keywords without a case. They have no effect on validation, or occur in every case. */
const silent = [
  'properties',
  '$ref',
  'example',
  'examples',
  'default',
  'contentEncoding',
  'contentMediaType',
]
/** Keywords into which the generator converts a `oneOf` with a discriminating constant. */
const writtenFor = new Map(['allOf', 'if', 'then'].map((keyword) => [keyword, 'oneOf']))

/** All keywords of a schema and of its subschemas. */
function keywordsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const inner: unknown[] = Array.isArray(value)
      ? value
      : keyword === 'properties'
        ? Object.values(value)
        : [value]
    const named = writtenFor.get(keyword) ?? keyword
    const holdsData = ['enum', 'const', 'example', 'examples', 'default', 'dependentRequired']
    const data = holdsData.includes(keyword)
    return [named, ...(data ? [] : inner.flatMap(keywordsOf))]
  })
}

describe('generated validators', () => {
  it.each(Object.entries(cases))(
    'the generated validators check the keyword %s',
    (_, [{ check, valid }, good, bad, path, reason]) => {
      expect(check(applyChanges(valid, good))).toBeNull()
      expect(check(applyChanges(valid, bad))).toEqual([
        { path, reason: expect.stringMatching(reason) },
      ])
    },
  )

  it('every keyword of the contract has a case in keywords.test.ts', async () => {
    const contract = await readContract(join(import.meta.dirname, '../../openapi/portal.yaml'))
    const { library } = planContract(contract)
    const used = new Set(Object.values(library.document.$defs).flatMap(keywordsOf))
    const tried = new Set([...Object.keys(cases), ...silent])
    expect([...used].filter((keyword) => !tried.has(keyword))).toEqual([])
  })
})
