import { describe, expect, it } from 'vitest'
import { isSameName, maskHolder, maskPixKey, readPixKey } from './pixKeys.ts'

describe('Pix keys', () => {
  it.each([
    ['CPF', '123.456.789-09', '12345678909', '***.456.789-**'],
    ['PHONE', '(11) 98765-0001', '+5511987650001', '+55 11 *****-0001'],
    ['PHONE', '+55 11 98765 0001', '+5511987650001', '+55 11 *****-0001'],
    ['EMAIL', ' Ana@Example.com ', 'ana@example.com', 'a***@example.com'],
    [
      'RANDOM',
      '6F1D2C3B-8A4E-4F57-9B60-2E7D9C5A10B4',
      '6f1d2c3b-8a4e-4f57-9b60-2e7d9c5a10b4',
      '6f1d****-****-****-****-********10b4',
    ],
  ] as const)('the %s key %s is normalised, and masked for display', (type, input, key, masked) => {
    expect(readPixKey(type, input)).toBe(key)
    expect(maskPixKey(type, key)).toBe(masked)
  })

  it.each([
    ['CPF', '123.456.789-10'],
    ['PHONE', '(11) 3456-7890'],
    ['PHONE', '(01) 98765-0001'],
    ['EMAIL', 'ana@example'],
    ['EMAIL', 'ana souza@example.com'],
    ['RANDOM', '12345678909'],
  ] as const)('the %s key %s is rejected', (type, input) => {
    expect(readPixKey(type, input)).toBeUndefined()
  })
})

describe('Pix key holders', () => {
  it('the holder of a Pix key is masked to first name and initials', () => {
    expect(maskHolder('Ana Souza Lima')).toBe('Ana S*** L***')
    expect(maskHolder(' Édson ')).toBe('Édson')
  })

  it('holder names compare equal regardless of case, accents and spaces', () => {
    expect(isSameName('José da  Silva', 'JOSE DA SILVA')).toBe(true)
    expect(isSameName('José da Silva', 'José Silva')).toBe(false)
  })
})
