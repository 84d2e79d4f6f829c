import { describe, expect, it } from 'vitest'
import { iconCount } from './IconBadge.tsx'

const reader = { session: 'signedIn', unread: 3, isInstalled: true, hasShown: false } as const

describe('number on the app icon', () => {
  it("the app icon shows the number of the member's unread messages", () => {
    expect(iconCount(reader)).toBe(3)
    expect(iconCount({ ...reader, unread: 0 })).toBe(0)
  })

  it('the app icon keeps its number while the session or the unread number is unknown', () => {
    expect(iconCount({ ...reader, unread: undefined })).toBeUndefined()
    expect(iconCount({ ...reader, session: 'unknown' })).toBeUndefined()
  })

  it('the app icon has no number after a logout, and in an installed application without a session', () => {
    const visitor = { ...reader, session: 'visitor' } as const
    expect(iconCount({ ...visitor, isInstalled: false, hasShown: true })).toBe(0)
    expect(iconCount(visitor)).toBe(0)
  })

  it('the app icon keeps its number when a visitor opens a browser tab', () => {
    expect(iconCount({ ...reader, session: 'visitor', isInstalled: false })).toBeUndefined()
  })
})
