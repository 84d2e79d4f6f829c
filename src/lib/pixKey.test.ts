import { expect, it } from 'vitest'
import pastedMarks from '../../tests/corpora/pastedMarks.json' with { type: 'json' }
import { pixKeyReaders } from './pixKey.ts'

it.each([
  ['CPF', ' 123.456.789-09 ', '12345678909'],
  ['PHONE', '(11) 98765-0001', '+5511987650001'],
  ['PHONE', '+55 11 98765 0001', '+5511987650001'],
  ['PHONE', '005511987650001', '+5511987650001'],
  ['PHONE', '011 98765-0001', '+5511987650001'],
  ['EMAIL', ' Ana@Example.com ', 'ana@example.com'],
  ['EMAIL', 'mailto:ana3@example.com', 'ana3@example.com'],
  ['CPF', '１２３.４５６.７８９\u2011０９', '12345678909'],
  ['CPF', '۱۲۳۴۵۶۷۸۹۰۹', '12345678909'],
  ['PHONE', '১১৯৮৭৬৫০০০১', '+5511987650001'],
  ['RANDOM', '6F1D2C3B-8A4E-4F57-9B60-2E7D9C5A10B4', '6f1d2c3b-8a4e-4f57-9b60-2e7d9c5a10b4'],
] as const)('the %s key %j is read as %s', (type, text, key) => {
  expect(pixKeyReaders[type](text)).toBe(key)
})

it.each(pastedMarks)('[SAFE-09] a Pix key of any type loses $name', ({ mark }) => {
  const insert = (text: string) => [...text].join(mark)
  expect(pixKeyReaders.CPF(insert('12345678909'))).toBe('12345678909')
  expect(pixKeyReaders.PHONE(insert('+5511987650001'))).toBe('+5511987650001')
  expect(pixKeyReaders.EMAIL(insert('ana@example.com'))).toBe('ana@example.com')
  const random = '6f1d2c3b-8a4e-4f57-9b60-2e7d9c5a10b4'
  expect(pixKeyReaders.RANDOM(insert(random))).toBe(random)
})

it.each([
  ['CPF', '123.456.789-10'],
  ['CPF', '111.111.111-11'],
  ['PHONE', '(11) 3456-7890'],
  ['PHONE', '(01) 98765-0001'],
  ['EMAIL', 'ana@example'],
  ['EMAIL', 'ana souza@example.com'],
  ['EMAIL', `ana@${'a'.repeat(80)}.com`],
  ['RANDOM', '12345678909'],
] as const)('%s key %j is invalid', (type, text) => {
  expect(pixKeyReaders[type](text)).toBeUndefined()
})
