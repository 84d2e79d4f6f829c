import { describe, expect, it } from 'vitest'
import { inviteState, vipState } from './entryStates.ts'

const on = new Set(['VIP3', 'REFERRAL3'])
const off = new Set<string>()

describe('entries of the side menu', () => {
  it('[SIDE-03] has VIP when there is a VIP club', () => {
    expect(vipState({ session: 'visitor', modules: on })).toBe('shown')
    expect(vipState({ session: 'signedIn', modules: off })).toBe('absent')
    expect(vipState({ session: 'visitor', modules: undefined })).toBe('waiting')
  })

  it('[SIDE-04] has the invitation for visitors, and where referral is on', () => {
    expect(inviteState({ session: 'visitor', modules: off })).toBe('shown')
    expect(inviteState({ session: 'signedIn', modules: on })).toBe('shown')
    expect(inviteState({ session: 'signedIn', modules: off })).toBe('absent')
    expect(inviteState({ session: 'signedIn', modules: undefined })).toBe('waiting')
  })
})
