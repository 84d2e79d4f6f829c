import { describe, expect, it } from 'vitest'
import { audienceOf, meantFor } from './audience.ts'

const items = [{ execution: 'A' }, { execution: 'B' }, { execution: 'F' }] as const

describe('announcements', () => {
  it('of execution A, and F where the server sends any, are for who is logged in', () => {
    const audience = audienceOf({ kind: 'signedIn', token: 't' })
    expect(audience && meantFor(audience, items)).toEqual([{ execution: 'A' }, { execution: 'F' }])
  })

  it('of execution B are for visitors', () => {
    const audience = audienceOf({ kind: 'visitor', sessionEnd: false })
    expect(audience && meantFor(audience, items)).toEqual([{ execution: 'B' }])
  })

  it('are for nobody until it is known who looks', () => {
    expect(audienceOf({ kind: 'unknown' })).toBeUndefined()
  })
})
