import { describe, expect, it } from 'vitest'
import type { components } from '../../../../src/api/gen/paths.ts'
import { patternFamilies } from '../../../../src/api/gen/patternFamilies.ts'
import { startPlatform } from '../../../handlers/platformForTests.ts'
import { defaultRules } from './defaultRules.ts'
import { draftVerdicts } from './draftVerdicts.ts'
import { checkText } from './fieldCheck.ts'
import { fieldExamples } from './fieldExamples.ts'

type Draft = components['schemas']['FieldRuleDraft']

const rule = (acceptedPattern: string, changes: Partial<Draft> = {}): Draft => ({
  name: 'favouriteTeam',
  enabled: true,
  required: false,
  acceptedPattern,
  patternId: 'LENGTH_ONLY',
  minLength: 4,
  maxLength: 20,
  ...changes,
})

async function examplesOf(...fields: Draft[]) {
  const { context } = await startPlatform({ personas: false })
  const draft = { minimumAge: 18, fields }
  const verdicts = await draftVerdicts(draft, context, 20_000)
  const examples = await fieldExamples(context, draft, verdicts)
  /** Reason for which the server would reject the text; undefined if it is accepted. */
  const holds = (one: Draft, text: string) =>
    checkText({ ...one, verdict: 'unknown' }, text, context.patterns)
  return { examples, holds }
}

const families = Object.entries(patternFamilies).map(([id, { pattern }]) => ({
  title: id,
  // The families are keyed by the pattern ids of the API.
  draft: rule(pattern, { patternId: id as Draft['patternId'] }),
}))
const others = [
  { title: 'a document number', draft: rule('^\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}$') },
  { title: 'a pattern with lookahead', draft: rule('^(?=.*\\d)[a-z0-9]+$') },
  { title: 'an unanchored pattern', draft: rule('abc') },
  { title: 'long texts only', draft: rule('^[a-z]+$', { minLength: 100, maxLength: 200 }) },
  { title: 'Chinese names', draft: rule('^[\\u4e00-\\u9fa5]{2,4}$', { maxLength: 4 }) },
]

describe('examples of the texts that a field accepts or rejects', () => {
  it.each([...families, ...others])(
    'the server accepts the accepted examples of a rule and rejects the refused ones: $title',
    async ({ draft }) => {
      const { examples, holds } = await examplesOf(draft)
      const { accepted = [], refused = [] } = examples[0] ?? {}
      expect(accepted.length).toBeGreaterThan(1)
      expect(new Set([...accepted, ...refused]).size).toBe(accepted.length + refused.length)
      for (const text of accepted)
        expect([text, await holds(draft, text)]).toEqual([text, undefined])
      for (const text of refused) expect(await holds(draft, text), text).toBeDefined()
    },
  )

  it('every enabled field of the default rules has accepted examples and a rejected one', async () => {
    const shown = defaultRules.fields.filter(({ enabled }) => enabled)
    const { examples } = await examplesOf(...shown)
    expect(examples.map(({ field }) => field)).toEqual(shown.map(({ name }) => name))
    for (const { accepted, refused } of examples) {
      expect(accepted.length).toBeGreaterThan(1)
      expect(refused.length).toBeGreaterThan(0)
    }
  })

  it('the examples of a rule are the same at each request', async () => {
    const draft = rule('^[a-z]+[0-9]+$')
    expect((await examplesOf(draft)).examples).toEqual((await examplesOf(draft)).examples)
  })

  it.each([
    ['is hostile', rule('^(a+)+$')],
    ['does not compile', rule('(')],
    ['belongs to a hidden field', rule('^[a-z]+$', { enabled: false })],
    ['has a minimum above its maximum', rule('^[a-z]+$', { minLength: 9, maxLength: 3 })],
  ])('a field has no examples if its pattern %s', async (_, draft) => {
    const { examples } = await examplesOf(draft)
    expect(examples).toEqual([{ field: 'favouriteTeam', accepted: [], refused: [] }])
  })

  it('the examples of a select are its options', async () => {
    const options = [{ value: 'flamengo' }, { value: 'palmeiras' }]
    const { examples } = await examplesOf(rule('*', { type: 'select', options }))
    expect(examples[0]).toMatchObject({ accepted: ['flamengo', 'palmeiras'], refused: [] })
  })
})
