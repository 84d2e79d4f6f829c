import { describe, expect, it, vi } from 'vitest'
import type { EditedRule } from '../draft.ts'
import { formFieldOf } from '../formField.ts'
import { trySample } from './trySample.ts'

const rule: EditedRule = {
  name: 'shoeSize',
  enabled: true,
  required: false,
  acceptedPattern: '^[a-z]+$',
  patternId: 'LENGTH_ONLY',
  minLength: '2',
  maxLength: '4',
}
const { signal } = new AbortController()

function runSample(
  text: string,
  changes: Partial<EditedRule> = {},
  verdict: 'safe' | 'unknown' = 'safe',
) {
  const field = formFieldOf({ ...rule, ...changes }, verdict)
  if (!field) throw new Error('the rule makes no field')
  const match = vi.fn(() => Promise.resolve('timeout' as const))
  return { result: trySample(field, text, signal, () => ({ match })), match }
}

describe('samples of a rule', () => {
  it.each([
    ['abc', { kind: 'accepted' }],
    [' abc ', { kind: 'accepted' }],
    ['a', { kind: 'refused', reason: 'tooShort' }],
    ['', { kind: 'refused', reason: 'tooShort' }],
    ['abcde', { kind: 'refused', reason: 'tooLong' }],
    ['ab1', { kind: 'refused', reason: 'pattern' }],
  ])("the sample %j has the same result as a player's text", async (text, expected) => {
    expect(await runSample(text).result).toEqual(expected)
  })

  it.each([
    ['number', '12a', 'number'],
    ['date', '12-1', 'date'],
    ['select', 'xl', 'option'],
    ['checkbox', 'yes', 'option'],
  ] as const)(
    'a sample of a %s field accepts only values that its control can send',
    async (type, text, reason) => {
      const { result } = runSample(text, { type, acceptedPattern: '*' })
      expect(await result).toEqual({ kind: 'refused', reason })
    },
  )

  it('a sample runs in the worker unless its pattern is proven safe, and is undecided if the worker times out', async () => {
    const unknown = runSample('abc', { acceptedPattern: '^(a+)+$' }, 'unknown')
    expect(await unknown.result).toEqual({ kind: 'undecided' })
    expect(unknown.match).toHaveBeenCalledOnce()
    const safe = runSample('abc')
    await safe.result
    expect(safe.match).not.toHaveBeenCalled()
  })
})
