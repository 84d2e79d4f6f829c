import { describe, expect, it } from 'vitest'
import { readRules } from './readRules.ts'

const rule = (changes: object = {}) => ({
  name: 'email',
  enabled: true,
  required: false,
  acceptedPattern: '^.+@.+$',
  patternId: 'MAILBOX',
  minLength: 6,
  maxLength: 64,
  verdict: 'safe',
  ...changes,
})
const rules = (...fields: unknown[]) => ({ version: 3, minimumAge: 21, fields })

describe('registration rules from the server', () => {
  it("[REG-09, REG-14] readRules keeps the enabled fields in the server's order, each with its rule", () => {
    const read = readRules(
      rules(rule({ name: 'username' }), rule({ name: 'line', enabled: false }), rule()),
    )
    expect(read.fields.map(({ name }) => name)).toEqual(['username', 'email'])
    expect(read).toMatchObject({ version: 3, minimumAge: 21, problems: [] })
    expect(read.fields[1]).toMatchObject({
      required: false,
      patternId: 'MAILBOX',
      minLength: 6,
      maxLength: 64,
      isSafe: true,
      widget: 'email',
      methods: ['username', 'mobile'],
    })
  })

  it('readRules keeps fields that are not in the API contract and chooses their control by type', () => {
    const field = readRules(
      rules(
        rule({
          name: 'team',
          type: 'select',
          label: { pt: 'Time', en: 'Team', fr: '' },
          options: [{ value: 'fla', label: { pt: 'Flamengo' } }, { label: {} }, 'junk'],
        }),
      ),
    ).fields[0]
    expect(field).toMatchObject({
      widget: 'select',
      isKnown: false,
      label: { pt: 'Time', en: 'Team' },
      options: [{ value: 'fla', label: { pt: 'Flamengo' } }],
    })
  })

  it('readRules accepts an object of rules by name, as older platforms send it', () => {
    const { name: _name, ...unnamed } = rule()
    const read = readRules({ version: 1, fields: { email: unnamed } })
    expect(read.fields.map(({ name }) => name)).toEqual(['email'])
  })

  it.each([
    ['an unknown patternId', { patternId: 'KLINGON' }, { patternId: undefined }],
    [
      'min above max',
      { minLength: 9, maxLength: 3 },
      { minLength: undefined, maxLength: undefined },
    ],
    ['a negative length', { minLength: -4 }, { minLength: undefined, maxLength: 64 }],
    ['a length that is no number', { maxLength: '64' }, { minLength: 6, maxLength: undefined }],
    [
      'a pattern that does not compile',
      { acceptedPattern: '([a-z' },
      { pattern: { kind: 'invalid' } },
    ],
    ['a pattern that is no text', { acceptedPattern: 7 }, { acceptedPattern: '*' }],
    ['an unknown type', { name: 'custom', type: 'hologram' }, { widget: 'text' }],
  ])('readRules keeps a field with %s and reports the problem', (_case, changes, expected) => {
    const read = readRules(rules(rule({ name: 'username' }), rule(changes)))
    expect(read.fields).toHaveLength(2)
    expect(read.fields[1]).toMatchObject(expected)
    expect(read.problems).toHaveLength(1)
  })

  it('readRules drops a second rule for the same field and reports the problem', () => {
    const read = readRules(rules(rule(), rule({ required: true })))
    expect(read.fields.map(({ required }) => required)).toEqual([false])
    expect(read.problems).toEqual([{ field: 'email', reason: expect.stringContaining('second') }])
  })

  it('readRules drops rules without a valid name, including names of Object.prototype', () => {
    const named = (name: unknown) => rule({ name })
    const read = readRules(
      rules(
        ...[undefined, 7, '', 'a b', '1st', 'constructor', '__proto__', 'toString'].map(named),
        rule(),
      ),
    )
    expect(read.fields.map(({ name }) => name)).toEqual(['email'])
    expect(read.problems).toHaveLength(8)
  })

  it.each([
    undefined,
    null,
    'rules',
    7,
    [],
    {},
    { fields: 'none' },
    { fields: [null, 3, 'x', []] },
  ])('readRules does not throw on %j and reports that no field is usable', (value) => {
    const read = readRules(value)
    expect(read.fields).toEqual([])
    expect(read.problems.length).toBeGreaterThan(0)
  })

  it('[CONST-10] readRules raises a minimum age below 18 to 18', () => {
    expect(readRules({ ...rules(rule()), minimumAge: 16 }).minimumAge).toBe(18)
    expect(readRules({ ...rules(rule()), minimumAge: 'old' }).minimumAge).toBe(18)
    expect(readRules(rules(rule())).minimumAge).toBe(21)
  })

  it('readRules treats a pattern as unproven unless the server has marked it as safe', () => {
    const verdicts = ['safe', 'unknown', 'hostile', undefined, true]
    const read = readRules(rules(...verdicts.map((verdict, i) => rule({ name: `f${i}`, verdict }))))
    expect(read.fields.map(({ isSafe }) => isSafe)).toEqual([true, false, false, false, false])
  })
})
