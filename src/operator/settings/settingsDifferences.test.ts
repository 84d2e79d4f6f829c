import { describe, expect, it } from 'vitest'
import { effectsOf } from './effects.ts'
import {
  changesOf,
  compareSettings,
  mergeSettings,
  type Side,
  settingKey,
  usualSide,
} from './settingsDifferences.ts'
import { type SettingsDraft, toDraft } from './settingsDraft.ts'
import { aPlatform } from './testing.ts'

const base = toDraft(aPlatform())
const withModule = (draft: SettingsDraft, place: string, isOn: boolean): SettingsDraft => ({
  ...draft,
  modules: new Map(draft.modules).set(place, isOn),
})

describe('what changed', () => {
  it('is told setting by setting, modules by their place', () => {
    const draft = withModule({ ...base, announcements: false }, 'MEMBER3/MOBILENUMREG3', false)
    expect(changesOf(base, draft)).toEqual([
      { setting: 'announcements', from: true, to: false },
      { setting: { module: 'MEMBER3/MOBILENUMREG3' }, from: true, to: false },
    ])
    expect(changesOf(base, base)).toEqual([])
  })

  it('holds no end of a maintenance that there is not', () => {
    expect(changesOf(base, { ...base, endsAt: '2026-11-21T15:00' })).toEqual([])
  })
})

describe('two operators’ settings', () => {
  const theirs = { ...base, announcements: false, minimumAge: '20' }
  const mine = withModule({ ...base, minimumAge: '21' }, 'MEMBER3/USERNAMEREG3', false)
  const differences = compareSettings({ base, theirs, mine })

  it('differ where one or both changed something, and not where both did the same', () => {
    expect(differences.map(({ setting, changedBy }) => [settingKey(setting), changedBy])).toEqual([
      ['minimumAge', 'both'],
      ['announcements', 'them'],
      ['module MEMBER3/USERNAMEREG3', 'me'],
    ])
  })

  it('keep what either changed alone; what both changed is asked', () => {
    expect(differences.map(usualSide)).toEqual([undefined, 'theirs', 'mine'])
  })

  it('are merged by the chosen sides', () => {
    const choose = (...sides: Side[]) =>
      mergeSettings(
        theirs,
        differences,
        new Map(
          differences.map(({ setting }, index) => [settingKey(setting), sides[index] ?? 'theirs']),
        ),
      )
    expect(choose()).toEqual(theirs)
    expect(choose('mine', 'mine', 'mine')).toEqual(mine)
    expect(choose('mine', 'theirs', 'mine')).toEqual({ ...mine, announcements: false })
  })

  it('leave a module alone that only the newer tree has', () => {
    const grown = withModule(theirs, 'NEW3', true)
    const grownDifferences = compareSettings({ base, theirs: grown, mine: base })
    expect(grownDifferences.map(({ setting }) => settingKey(setting))).not.toContain('module NEW3')
    expect(mergeSettings(grown, grownDifferences, new Map()).modules.get('NEW3')).toBe(true)
  })
})

describe('what players notice', () => {
  it('is told of every change of the status', () => {
    const closed: SettingsDraft = { ...base, status: 'maintenance' }
    const ending: SettingsDraft = { ...closed, endsAt: '2026-11-21T15:00' }
    expect(effectsOf(base, closed)).toEqual(['closesForMaintenance'])
    expect(effectsOf(base, ending)).toEqual(['closesUntil'])
    expect(effectsOf(closed, ending)).toEqual(['tellsEnd'])
    expect(effectsOf(ending, base)).toEqual(['opens'])
    expect(effectsOf(closed, { ...base, status: 'region' })).toEqual(['closesForRegion'])
    expect(effectsOf(base, { ...base, announcements: false })).toEqual([])
  })

  it('is told when no way to register stays on', () => {
    const one = withModule(base, 'MEMBER3/USERNAMEREG3', false)
    expect(effectsOf(base, one)).toEqual([])
    const none = withModule(one, 'MEMBER3/MOBILENUMREG3', false)
    expect(effectsOf(one, none)).toEqual(['endsRegistration'])
    expect(effectsOf(base, withModule(base, 'MEMBER3', false))).toEqual(['endsRegistration'])
    expect(effectsOf(none, withModule(none, 'MEMBER3', false))).toEqual([])
  })
})
