import { describe, expect, it } from 'vitest'
import { type RuleDraft, startPlatform, withRule } from '../../../handlers/platformForTests.ts'

/** Warnings of a draft that is compared with the default rules. */
async function warningsOf(fields: RuleDraft[], languages?: string[]) {
  const { context, send, operator } = await startPlatform({ personas: false })
  if (languages) Object.assign(context, { languages })
  const { status, answer } = await send('POST /ops/registration-rules/check', {
    headers: await operator(),
    body: { minimumAge: 18, fields },
  })
  expect(status).toBe(200)
  return answer.value?.warnings
}

const without = (name: string) => withRule(name, {}).filter((rule) => rule.name !== name)

describe('warnings of a draft of registration rules', () => {
  it('a draft equal to the live rules has no warnings', async () => {
    expect(await warningsOf(withRule('email', {}))).toEqual([])
  })

  it('a draft has a warning for each required field that it hides, and for each field that it removes', async () => {
    expect(await warningsOf(withRule('birthday', { enabled: false }))).toEqual([
      { code: 'REQUIRED_HIDDEN', field: 'birthday' },
    ])
    expect(await warningsOf(withRule('birthday', { methods: ['mobile'] }))).toEqual([
      { code: 'REQUIRED_HIDDEN', field: 'birthday' },
    ])
    expect(await warningsOf(without('qqNum'))).toEqual([{ code: 'FIELD_REMOVED', field: 'qqNum' }])
    expect(await warningsOf(withRule('email', { enabled: false }))).toEqual([])
  })

  it('a draft has a warning for each required field that it makes conditional or asks for later', async () => {
    const country = { source: 'country', operator: 'equals', values: ['BR'] } as const
    const showWhen = [{ ...country, values: [...country.values] }]
    expect(await warningsOf(withRule('birthday', { askAt: 'firstDeposit' }))).toEqual([
      { code: 'REQUIRED_LATER', field: 'birthday' },
    ])
    expect(await warningsOf(withRule('birthday', { showWhen }))).toEqual([
      { code: 'REQUIRED_CONDITIONAL', field: 'birthday' },
    ])
    expect(await warningsOf(withRule('email', { showWhen, askAt: 'firstDeposit' }))).toEqual([])
  })

  it('a draft has a warning for each portal language in which a text is missing', async () => {
    const fields = withRule('team', {
      type: 'select',
      label: { 'pt-BR': 'Time', en: 'Team' },
      hint: { pt: 'O seu' },
      options: [{ value: 'a', label: { pt: 'Flamengo', en: 'Flamengo' } }, { value: 'b' }],
    })
    expect(await warningsOf(fields)).toEqual([
      { code: 'HINT_UNTRANSLATED', field: 'team', language: 'en' },
      { code: 'OPTION_UNTRANSLATED', field: 'team', language: 'pt' },
      { code: 'OPTION_UNTRANSLATED', field: 'team', language: 'en' },
    ])
    const label = { pt: 'Time', en: 'Team' }
    expect(await warningsOf(withRule('team', { label }), ['pt', 'en', 'ar'])).toEqual([
      { code: 'LABEL_UNTRANSLATED', field: 'team', language: 'ar' },
    ])
  })

  it('a draft has warnings for unproven patterns, missing samples and misleading messages', async () => {
    const label = { pt: 'Time', en: 'Team' }
    const square = '^[a-z]*[a-z0-9]*$'
    expect(await warningsOf(withRule('team', { label, acceptedPattern: square }))).toEqual([
      { code: 'PATTERN_UNPROVEN', field: 'team' },
      { code: 'SAMPLES_MISSING', field: 'team' },
      { code: 'MESSAGE_MISLEADS', field: 'team' },
    ])
    const samples = { accept: ['ABC1'] }
    const upper = {
      label,
      samples,
      acceptedPattern: '^[A-Z0-9]+$',
      patternId: 'ALPHANUMERIC',
    } as const
    expect(await warningsOf(withRule('team', upper))).toEqual([
      { code: 'MESSAGE_MISLEADS', field: 'team' },
    ])
    const wider = { ...upper, acceptedPattern: '^[A-Za-z0-9_]+$' }
    expect(await warningsOf(withRule('team', wider))).toEqual([])
  })
})
