import { describe, expect, it } from 'vitest'
import { audienceOf, meantFor } from './audience.ts'

const items = [{ execution: 'A' }, { execution: 'B' }, { execution: 'F' }] as const

describe('announcement audience', () => {
  it('members receive announcements for members (A), and for a first login (F) if the server sends any', () => {
    const audience = audienceOf({ kind: 'signedIn', token: 't' })
    expect(audience && meantFor(audience, items)).toEqual([{ execution: 'A' }, { execution: 'F' }])
  })

  it('visitors receive only announcements for visitors (B)', () => {
    const audience = audienceOf({ kind: 'visitor', sessionEnd: false })
    expect(audience && meantFor(audience, items)).toEqual([{ execution: 'B' }])
  })

  it('an unknown session has no audience', () => {
    expect(audienceOf({ kind: 'unknown' })).toBeUndefined()
  })
})
