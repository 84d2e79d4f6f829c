import { describe, expect, it } from 'vitest'
import { sampleBytes } from './bytes.ts'

const textOf = (mediaType: string) => {
  const sample = sampleBytes(mediaType, { [mediaType]: null })
  return sample && atob(sample.base64)
}

describe('a file that stands for a body of bytes', () => {
  it('is of the type that it says', () => {
    expect(textOf('image/png')).toMatch(/^\x89PNG/)
    expect(textOf('text/csv; charset=utf-8')).toBe('file')
    expect(textOf('application/geo+json')).toBe('"file"')
    expect(textOf('application/xml')).toBe('<file/>')
    expect(textOf('application/zip')).toHaveLength(1)
  })

  it('is no larger than it may be', () => {
    const sample = sampleBytes('text/plain', { 'text/plain': 3 })
    expect(atob(sample?.base64 ?? '')).toHaveLength(1)
  })

  it('is not there where bodies are no bytes', () => {
    expect(sampleBytes('image/png', {})).toBeUndefined()
  })
})
