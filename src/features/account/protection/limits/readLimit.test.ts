import { describe, expect, it } from 'vitest'
import naughtyStrings from '../../../../../tests/corpora/naughtyStrings.json' with { type: 'json' }
import { languageNamed } from '../../../../money/amount/languagesForTests.ts'
import type { PlayerLimit } from './playerLimit.ts'
import { type LimitValues, readLimit } from './readLimit.ts'

const portuguese = languageNamed('pt')
const empty: LimitValues = { choice: 'limited', amount: '', hours: '', minutes: '' }
const money: PlayerLimit = {
  limitId: 'BET_WEEK',
  kind: 'BET',
  period: 'WEEK',
  resetsAt: '2026-11-22T03:00:00Z',
  used: '0.00',
  amount: '200.00',
}
const time: PlayerLimit = {
  limitId: 'TIME_DAY',
  kind: 'TIME',
  period: 'DAY',
  resetsAt: '2026-11-22T03:00:00Z',
  usedMinutes: 0,
  minutes: 120,
}
const pending = { from: '2026-11-22T12:00:00Z' }

describe('money limit', () => {
  it.each([
    ['1.234,50', { size: 123_450 }],
    ['0', { size: 0 }],
    ['200', { problem: 'same', field: 'amount' }],
    ['', { problem: 'missing', field: 'amount' }],
    ['-5', { problem: 'sign', field: 'amount' }],
    ['muito', { problem: 'symbols', field: 'amount' }],
    ['99999999999999', { problem: 'tooLong', field: 'amount' }],
  ])('readLimit parses the amount "%s"', (amount, expected) => {
    expect(readLimit(money, { ...empty, amount }, portuguese)).toEqual(expected)
  })

  it('readLimit accepts the current amount while a change is pending', () => {
    const waiting = { ...money, pending }
    expect(readLimit(waiting, { ...empty, amount: '200' }, portuguese)).toEqual({ size: 20_000 })
  })
})

describe('time limit', () => {
  it.each([
    ['2', '30', { size: 150 }],
    ['', '45', { size: 45 }],
    ['24', '0', { size: 1_440 }],
    ['24', '1', { problem: 'most', field: 'hours' }],
    ['2', '', { problem: 'same', field: 'hours' }],
    ['', '', { problem: 'time', field: 'hours' }],
    ['0', '0', { problem: 'least', field: 'hours' }],
    ['1', '60', { problem: 'minutes', field: 'minutes' }],
    ['1,5', '', { problem: 'whole', field: 'hours' }],
    ['1', '-5', { problem: 'whole', field: 'minutes' }],
  ])('readLimit parses "%s" hours and "%s" minutes', (hours, minutes, expected) => {
    expect(readLimit(time, { ...empty, hours, minutes }, portuguese)).toEqual(expected)
  })
})

it('readLimit never returns a negative or missing size for hostile input', () => {
  for (const text of naughtyStrings) {
    const values = { ...empty, amount: text, hours: text, minutes: text }
    for (const limit of [money, time]) {
      const { size, problem } = readLimit(limit, values, portuguese)
      if (problem === undefined) expect(size).toBeGreaterThanOrEqual(0)
    }
  }
})

it('readLimit returns no limit for the choice "unlimited", whatever was typed', () => {
  const values: LimitValues = { ...empty, choice: 'unlimited', amount: 'x' }
  expect(readLimit(money, values, portuguese)).toEqual({ size: null })
})
