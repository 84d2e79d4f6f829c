import { beforeEach, describe, expect, it } from 'vitest'
import { dropSettings, hasSettingsChanges, useSettings } from './settingsState.ts'
import {
  applyMerge,
  beginSettings,
  changeSettings,
  followPlatform,
  noteSaved,
  setNewerPlatform,
  setProblems,
  switchModule,
} from './settingsStore.ts'
import { aPlatform } from './testing.ts'

const now = () => useSettings.getState()
beforeEach(() => {
  dropSettings()
  beginSettings(aPlatform())
})

describe('settings saved by another operator', () => {
  it('settings that another operator saved replace a draft without changes', () => {
    followPlatform(aPlatform({ announcements: false }, 13))
    expect(now().draft.announcements).toBe(false)
    expect(now().newerPlatform).toBeNull()
  })

  it("another operator's save does not replace changes of the draft, and can be merged with them", () => {
    switchModule('PTSYS3', false)
    const theirs = aPlatform({ announcements: false }, 13)
    followPlatform(theirs)
    expect(now().newerPlatform).toBe(theirs)
    expect(now().draft.modules.get('PTSYS3')).toBe(false)
    expect(now().draft.announcements).toBe(true)

    applyMerge(new Map([['module PTSYS3', 'mine']]))
    expect(now().base).toBe(theirs)
    expect(now().draft.modules.get('PTSYS3')).toBe(false)
    expect(now().draft.announcements).toBe(false)
    expect(hasSettingsChanges(now())).toBe(true)
  })

  it("another operator's save that equals the draft is no conflict", () => {
    changeSettings({ announcements: false })
    setNewerPlatform(aPlatform({ announcements: false }, 13))
    expect(now().newerPlatform).toBeNull()
    expect(now().base?.version).toBe(13)
    expect(hasSettingsChanges(now())).toBe(false)
  })

  it('followPlatform ignores an older version', () => {
    followPlatform(aPlatform({ announcements: false }, 11))
    expect(now().draft.announcements).toBe(true)
  })
})

describe('saving settings', () => {
  it('changes made during a save stay in the draft', () => {
    changeSettings({ announcements: false })
    const sent = now().draft
    switchModule('PTSYS3', false)
    noteSaved(aPlatform({ announcements: false }, 13), sent)
    expect(now().base?.version).toBe(13)
    expect(now().draft.modules.get('PTSYS3')).toBe(false)
    expect(hasSettingsChanges(now())).toBe(true)
  })
})

describe('problems of settings', () => {
  it('changing a setting removes its problem', () => {
    setProblems([{ setting: 'shortestSpin', reason: 'short' }])
    changeSettings({ announcements: false })
    expect(now().problems).toHaveLength(1)
    changeSettings({ shortestSpin: '6.0' })
    expect(now().problems).toEqual([])
  })
})
