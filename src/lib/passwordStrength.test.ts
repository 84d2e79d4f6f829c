import { describe, expect, it } from 'vitest'
import { passwordScore, passwordTicks } from './passwordStrength.ts'

const bounds = { minLength: 6, maxLength: 16 }
const listMetTicks = (value: string) =>
  passwordTicks(value, bounds)
    .filter((tick) => tick.isMet)
    .map(({ id }) => id)

describe('passwordTicks', () => {
  it('an empty password meets no criterion', () => {
    expect(listMetTicks('')).toEqual([])
  })

  it('a password meets the criterion of each kind of character that it contains', () => {
    expect(listMetTicks('abc')).toEqual(['lower'])
    expect(listMetTicks('ABC123')).toEqual(['length', 'upper', 'digit'])
    expect(listMetTicks('Senha#2026')).toEqual(['length', 'lower', 'upper', 'digit', 'symbol'])
  })

  it('every ASCII symbol meets the symbol criterion, but spaces and accented letters do not', () => {
    for (const symbol of '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~') {
      expect(listMetTicks(symbol)).toContain('symbol')
    }
    expect(listMetTicks('ção 漢')).toEqual(['lower'])
    expect(listMetTicks(' ')).not.toContain('symbol')
  })

  it('a password above the maximum length does not meet the length criterion', () => {
    expect(listMetTicks('a'.repeat(17))).toEqual(['lower'])
  })
})

describe('passwordScore', () => {
  it.each([
    ['', 0],
    ['aaaaaaaa', 0],
    ['abcdefg', 0],
    ['987654', 0],
    ['senhas', 1],
    ['Senha#1', 4],
    ['Senhas1', 3],
    ['senha1', 2],
    ['Aa1!', 1],
    ['Aa1!Aa1!', 1],
    [`Aa1!x${'y'.repeat(20)}`, 1],
  ])('the password %j has the score %i', (value, score) => {
    expect(passwordScore(value, bounds)).toBe(score)
  })

  it('the default password 123456 has the score 0', () => {
    expect(passwordScore('123456', bounds)).toBe(0)
  })
})
