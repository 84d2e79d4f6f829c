import { describe, expect, it } from 'vitest'
import { readPreference } from './preference.ts'

describe('the Prefer header', () => {
  it.each([
    ['code=404', { code: '404', applied: 'code=404' }],
    ['example=empty', { example: 'empty', applied: 'example=empty' }],
    ['example="two words"', { example: 'two words', applied: 'example=two words' }],
    [
      'respond-async, code = 503; example=busy',
      { code: '503', example: 'busy', applied: 'code=503, example=busy' },
    ],
  ])('%s asks for %j', (header, preference) => {
    expect(readPreference(header)).toEqual(preference)
  })

  it.each([null, '', 'dynamic=true', 'code=abc', 'code=999', 'statuscode=404'])(
    '%j asks for nothing',
    (header) => {
      expect(readPreference(header)).toEqual({})
    },
  )
})
