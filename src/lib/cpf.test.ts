import { describe, expect, it } from 'vitest'
import { isCpf, maskCpf, readCpf } from './cpf.ts'

describe('a CPF', () => {
  it.each(['12345678909', '52998224725', '11144477735', '00000000191'])('%s is one', (digits) => {
    expect(isCpf(digits)).toBe(true)
  })

  it.each([
    '12345678900',
    '52998224752',
    '11111111111',
    '1234567890',
    '123456789090',
    '۱۲۳۴۵۶۷۸۹۰۹',
    '',
  ])('%s is none', (digits) => {
    expect(isCpf(digits)).toBe(false)
  })

  it('is read with dots, dash and spaces, and with nothing else', () => {
    expect(readCpf(' 123.456.789-09 ')).toBe('12345678909')
    expect(readCpf('123/456/789-09')).toBeUndefined()
    expect(readCpf('+12345678909')).toBeUndefined()
  })

  it('is shown without most of it', () => {
    expect(maskCpf('12345678909')).toBe('***.456.789-**')
  })
})
