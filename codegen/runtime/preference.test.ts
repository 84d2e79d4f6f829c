import { describe, expect, it } from 'vitest'
import { readPreference } from './preference.ts'

describe('the Prefer header', () => {
  it.each([
    ['code=404', { code: '404', appliedHeader: 'code=404' }],
    ['example=empty', { example: 'empty', appliedHeader: 'example=empty' }],
    ['example="two words"', { example: 'two words', appliedHeader: 'example=two words' }],
    [
      'respond-async, code = 503; example=busy',
      { code: '503', example: 'busy', appliedHeader: 'code=503, example=busy' },
    ],
  ])('the Prefer header "%s" is parsed as %j', (header, preference) => {
    expect(readPreference(header)).toEqual(preference)
  })

  it.each([null, '', 'dynamic=true', 'code=abc', 'code=999', 'statuscode=404'])(
    'the Prefer header %j selects nothing',
    (header) => {
      expect(readPreference(header)).toEqual({})
    },
  )
})
