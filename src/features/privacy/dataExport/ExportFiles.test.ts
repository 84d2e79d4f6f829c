import { expect, it } from 'vitest'
import { sizeOf } from './ExportFiles.tsx'

it('sizeOf returns kilobytes for small files and megabytes for large ones', () => {
  expect(sizeOf(120)).toEqual({ value: 1, unit: 'kilobyte' })
  expect(sizeOf(482_113)).toEqual({ value: 482, unit: 'kilobyte' })
  expect(sizeOf(999_700)).toEqual({ value: 0.9997, unit: 'megabyte' })
  expect(sizeOf(12_486_906)).toEqual({ value: 12.486906, unit: 'megabyte' })
})
