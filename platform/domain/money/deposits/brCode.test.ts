import { describe, expect, it } from 'vitest'
import { brCode, crc16 } from './brCode.ts'

/** Parses the fields of an EMV text as banking apps do. */
function fieldsOf(text: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4))
    fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length)
    at += 4 + length
  }
  return fields
}

const charge = {
  key: '6f1d2c3b-8a4e-4f57-9b60-2e7d9c5a10b4',
  amount: '1234.56',
  receiver: 'Portico Pagamentos S.A.',
  city: 'São Paulo',
  transaction: 'd-0199fd2a417c0001c4a7d210',
}

describe('BR Code checksum', () => {
  it('the checksum of a BR Code equals the published check value of CRC-16/CCITT-FALSE', () => {
    expect(crc16('123456789')).toBe('29B1')
    expect(crc16('')).toBe('FFFF')
  })

  it("the checksum of a BR Code equals that of the example in the Banco Central's manual", () => {
    const code =
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D'
    expect(crc16(code.slice(0, -4))).toBe(code.slice(-4))
  })
})

/** BR Code of the sample charge with some properties changed. */
function textOf(changes: Partial<typeof charge> = {}): string {
  const code = brCode({ ...charge, ...changes })
  if ('invalid' in code) throw new Error(`The ${code.invalid} is invalid`)
  return code.text
}

describe('BR Code', () => {
  it('a BR Code contains receiver, amount and transaction in the fields of the standard', () => {
    const fields = fieldsOf(textOf())
    expect(fields).toMatchObject({
      '00': '01',
      '53': '986',
      '54': '1234.56',
      '58': 'BR',
      '59': 'PORTICO PAGAMENTOS SA',
      '60': 'SAO PAULO',
    })
    expect(fieldsOf(fields['26'] ?? '')).toEqual({ '00': 'br.gov.bcb.pix', '01': charge.key })
    expect(fieldsOf(fields['62'] ?? '')).toEqual({ '05': 'D0199FD2A417C0001C4A7D210' })
  })

  it('a BR Code ends with the checksum of all preceding characters', () => {
    const code = textOf()
    expect(code.slice(-4)).toBe(crc16(code.slice(0, -4)))
    expect(code.slice(-8, -4)).toBe('6304')
  })

  it('BR Codes with different amounts have different checksums', () => {
    expect(textOf({ amount: '1234.57' }).slice(-4)).not.toBe(textOf().slice(-4))
  })

  it.each([
    ['Łódź Ærø Straße', 'LODZ AERO STRASSE'],
    ['  São\u00a0 Paulo \t S.A. ', 'SAO PAULO SA'],
    ['A & B', 'A B'],
    ['Padaria e Confeitaria do - João', 'PADARIA E CONFEITARIA DO'],
  ])('a BR Code writes the receiver %j as %j', (receiver, expected) => {
    expect(fieldsOf(textOf({ receiver }))['59']).toBe(expected)
  })

  it.each([
    ['key', ''],
    ['key', 'a'.repeat(78)],
    ['key', 'ana@example.com\u200b'],
    ['amount', '1,00'],
    ['amount', '12345678901.00'],
    ['receiver', '幸运'],
    ['city', ' '],
    ['transaction', '---'],
  ] as const)(
    'a charge whose %s is %j has no BR Code, and the result names the property',
    (part, value) => {
      expect(brCode({ ...charge, [part]: value })).toEqual({ invalid: part })
    },
  )
})
