import { describe, expect, it } from 'vitest'
import { inviteState, vipState } from './entryStates.ts'

const on = new Set(['VIP3', 'REFERRAL3'])
const off = new Set<string>()

describe('states of side menu entries', () => {
  it('[SIDE-03] the VIP entry is shown where the platform has a VIP club', () => {
    expect(vipState({ session: 'visitor', modules: on })).toBe('shown')
    expect(vipState({ session: 'signedIn', modules: off })).toBe('absent')
    expect(vipState({ session: 'visitor', modules: undefined })).toBe('waiting')
  })

  it('[SIDE-04] the invitation entry is shown to every visitor, and to members while the referral module is on', () => {
    expect(inviteState({ session: 'visitor', modules: off })).toBe('shown')
    expect(inviteState({ session: 'signedIn', modules: on })).toBe('shown')
    expect(inviteState({ session: 'signedIn', modules: off })).toBe('absent')
    expect(inviteState({ session: 'signedIn', modules: undefined })).toBe('waiting')
  })
})
