import { describe, expect, it } from 'vitest'
import { formatCpf, isCpf, maskCpf, readCpf } from './cpf.ts'

describe('CPF', () => {
  it.each(['12345678909', '52998224725', '11144477735', '00000000191'])(
    '%s is a valid CPF',
    (digits) => {
      expect(isCpf(digits)).toBe(true)
    },
  )

  it.each([
    '12345678900',
    '52998224752',
    '11111111111',
    '1234567890',
    '123456789090',
    '۱۲۳۴۵۶۷۸۹۰۹',
    '',
  ])('%s is not a valid CPF', (digits) => {
    expect(isCpf(digits)).toBe(false)
  })

  it('readCpf ignores dots, dashes and spaces, and rejects other characters', () => {
    expect(readCpf(' 123.456.789-09 ')).toBe('12345678909')
    expect(readCpf('123/456/789-09')).toBeUndefined()
    expect(readCpf('+12345678909')).toBeUndefined()
  })

  it('a masked CPF hides its first three and last two digits', () => {
    expect(maskCpf('12345678909')).toBe('***.456.789-**')
  })

  it.each([
    ['', ''],
    ['123', '123'],
    ['1234', '123.4'],
    ['1234567', '123.456.7'],
    ['1234567890', '123.456.789-0'],
    ['123 456 789-09', '123.456.789-09'],
    ['123.456.789-09', '123.456.789-09'],
    ['123456789090', '123456789090'],
    ['AB12345', 'AB12345'],
  ])('the typed text %j gets the separators of a CPF: %j', (typed, text) => {
    expect(formatCpf(typed)).toBe(text)
  })
})
