import { beforeEach, describe, expect, it } from 'vitest'
import {
  applyMerge,
  beginSettings,
  changeSettings,
  dropSettings,
  followPlatform,
  hasSettingsChanges,
  noteSaved,
  setProblems,
  setTheirs,
  switchModule,
  useSettings,
} from './settingsStore.ts'
import { aPlatform } from './testing.ts'

const now = () => useSettings.getState()
beforeEach(() => {
  dropSettings()
  beginSettings(aPlatform())
})

describe('what somebody else saves', () => {
  it('is followed while nothing was chosen here', () => {
    followPlatform(aPlatform({ announcements: false }, 13))
    expect(now().draft.announcements).toBe(false)
    expect(now().theirs).toBeNull()
  })

  it('never replaces what was chosen here', () => {
    switchModule('PTSYS3', false)
    const theirs = aPlatform({ announcements: false }, 13)
    followPlatform(theirs)
    expect(now().theirs).toBe(theirs)
    expect(now().draft.modules.get('PTSYS3')).toBe(false)
    expect(now().draft.announcements).toBe(true)

    applyMerge(new Map([['module PTSYS3', 'mine']]))
    expect(now().base).toBe(theirs)
    expect(now().draft.modules.get('PTSYS3')).toBe(false)
    expect(now().draft.announcements).toBe(false)
    expect(hasSettingsChanges(now())).toBe(true)
  })

  it('is no conflict when it comes to the same', () => {
    changeSettings({ announcements: false })
    setTheirs(aPlatform({ announcements: false }, 13))
    expect(now().theirs).toBeNull()
    expect(now().base?.version).toBe(13)
    expect(hasSettingsChanges(now())).toBe(false)
  })

  it('is not taken for newer when it is older', () => {
    followPlatform(aPlatform({ announcements: false }, 11))
    expect(now().draft.announcements).toBe(true)
  })
})

describe('saving', () => {
  it('keeps what was chosen while it was on its way', () => {
    changeSettings({ announcements: false })
    const sent = now().draft
    switchModule('PTSYS3', false)
    noteSaved(aPlatform({ announcements: false }, 13), sent)
    expect(now().base?.version).toBe(13)
    expect(now().draft.modules.get('PTSYS3')).toBe(false)
    expect(hasSettingsChanges(now())).toBe(true)
  })
})

describe('a problem', () => {
  it('goes when its setting is changed', () => {
    setProblems([{ setting: 'minimumAge', reason: 'low' }])
    changeSettings({ announcements: false })
    expect(now().problems).toHaveLength(1)
    changeSettings({ minimumAge: '20' })
    expect(now().problems).toEqual([])
  })
})
