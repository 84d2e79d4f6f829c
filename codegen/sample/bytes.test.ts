import { describe, expect, it } from 'vitest'
import { sampleBytes } from './bytes.ts'

const textOf = (mediaType: string) => {
  const sample = sampleBytes(mediaType, { [mediaType]: null })
  return sample && atob(sample.base64)
}

describe('a sample file', () => {
  it('a sample file is valid for its media type', () => {
    expect(textOf('image/png')).toMatch(/^\x89PNG/)
    expect(textOf('text/csv; charset=utf-8')).toBe('file')
    expect(textOf('application/geo+json')).toBe('"file"')
    expect(textOf('application/xml')).toBe('<file/>')
    expect(textOf('application/zip')).toHaveLength(1)
  })

  it('a sample file does not exceed the documented size limit', () => {
    const sample = sampleBytes('text/plain', { 'text/plain': 3 })
    expect(atob(sample?.base64 ?? '')).toHaveLength(1)
  })

  it('sampleBytes returns undefined for a media type whose bodies are not files', () => {
    expect(sampleBytes('image/png', {})).toBeUndefined()
  })
})
