import { expect, it } from 'vitest'
import { comesBy, type Preferences, rowsOf, withChoice } from './choices.ts'

const preferences: Preferences = {
  channels: [
    { channel: 'MESSAGE', standing: 'READY' },
    { channel: 'EMAIL', standing: 'NOT_BOUND' },
  ],
  choices: [
    { kind: 'SYSTEM', channel: 'MESSAGE', isOn: true, isFixed: true },
    { kind: 'MONEY', channel: 'MESSAGE', isOn: true, isFixed: false },
    { kind: 'MONEY', channel: 'EMAIL', isOn: true, isFixed: false },
  ],
}

it('withChoice sets one switch and keeps the other switches', () => {
  const changed = withChoice(preferences, { kind: 'MONEY', channel: 'MESSAGE', isOn: false })
  expect(changed.choices.map(({ isOn }) => isOn)).toEqual([true, false, true])
  expect(preferences.choices[1]?.isOn).toBe(true)
})

it('rowsOf groups the choices into one row for each kind of notice', () => {
  expect(rowsOf(preferences).map(({ kind, row }) => [kind, row.length])).toEqual([
    ['SYSTEM', 1],
    ['MONEY', 2],
  ])
})

it('comesBy returns false for a channel that is not ready', () => {
  const [inbox, mail] = preferences.channels
  expect(comesBy({ isOn: true }, inbox)).toBe(true)
  expect(comesBy({ isOn: false }, inbox)).toBe(false)
  expect(comesBy({ isOn: true }, mail)).toBe(false)
})
