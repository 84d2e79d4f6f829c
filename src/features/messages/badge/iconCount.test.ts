import { describe, expect, it } from 'vitest'
import { iconCount } from './iconCount.ts'

const reader = { session: 'signedIn', unread: 3, isInstalled: true, hasShown: false } as const

describe('the number on the icon', () => {
  it('is how many messages a member has not read', () => {
    expect(iconCount(reader)).toBe(3)
    expect(iconCount({ ...reader, unread: 0 })).toBe(0)
  })

  it('stays as it is while nobody knows', () => {
    expect(iconCount({ ...reader, unread: undefined })).toBeUndefined()
    expect(iconCount({ ...reader, session: 'unknown' })).toBeUndefined()
  })

  it('goes with the log-out, and when the application starts without a session', () => {
    const visitor = { ...reader, session: 'visitor' } as const
    expect(iconCount({ ...visitor, isInstalled: false, hasShown: true })).toBe(0)
    expect(iconCount(visitor)).toBe(0)
  })

  it('stays when a visitor opens another tab', () => {
    expect(iconCount({ ...reader, session: 'visitor', isInstalled: false })).toBeUndefined()
  })
})
