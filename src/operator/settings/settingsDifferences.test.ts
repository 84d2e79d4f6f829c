import { describe, expect, it } from 'vitest'
import { effectsOf } from './SaveQuestion.tsx'
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

describe('changed settings', () => {
  it('changesOf lists each changed setting, and identifies a module by its path in the tree', () => {
    const draft = withModule({ ...base, announcements: false }, 'MEMBER3/MOBILENUMREG3', false)
    expect(changesOf(base, draft)).toEqual([
      { setting: 'announcements', from: true, to: false },
      { setting: { module: 'MEMBER3/MOBILENUMREG3' }, from: true, to: false },
    ])
    expect(changesOf(base, base)).toEqual([])
  })

  it('changesOf ignores the end time of the maintenance in any other status', () => {
    expect(changesOf(base, { ...base, endsAt: '2026-11-21T15:00' })).toEqual([])
  })
})

describe('merge of the settings of two operators', () => {
  const theirs = { ...base, announcements: false, shortestSpin: '5.0' }
  const mine = withModule({ ...base, shortestSpin: '6.0' }, 'MEMBER3/USERNAMEREG3', false)
  const differences = compareSettings({ base, theirs, mine })

  it('compareSettings lists settings that differ, with the side that changed them', () => {
    expect(differences.map(({ setting, changedBy }) => [settingKey(setting), changedBy])).toEqual([
      ['shortestSpin', 'both'],
      ['announcements', 'them'],
      ['module MEMBER3/USERNAMEREG3', 'me'],
    ])
  })

  it('usualSide returns the side that changed a setting, and undefined if both did', () => {
    expect(differences.map(usualSide)).toEqual([undefined, 'theirs', 'mine'])
  })

  it('mergeSettings uses the chosen side of each difference', () => {
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

  it('compareSettings ignores a module that only the newer tree has', () => {
    const grown = withModule(theirs, 'NEW3', true)
    const grownDifferences = compareSettings({ base, theirs: grown, mine: base })
    expect(grownDifferences.map(({ setting }) => settingKey(setting))).not.toContain('module NEW3')
    expect(mergeSettings(grown, grownDifferences, new Map()).modules.get('NEW3')).toBe(true)
  })
})

describe('effects on players', () => {
  it('effectsOf lists the effect of each change of the status or of the announced end time', () => {
    const closed: SettingsDraft = { ...base, status: 'maintenance' }
    const ending: SettingsDraft = { ...closed, endsAt: '2026-11-21T15:00' }
    expect(effectsOf(base, closed)).toEqual(['closesForMaintenance'])
    expect(effectsOf(base, ending)).toEqual(['closesUntil'])
    expect(effectsOf(closed, ending)).toEqual(['tellsEnd'])
    expect(effectsOf(ending, base)).toEqual(['opens'])
    expect(effectsOf(closed, { ...base, status: 'region' })).toEqual(['closesForRegion'])
    expect(effectsOf(base, { ...base, announcements: false })).toEqual([])
  })

  it('effectsOf reports a change after which no registration method is enabled', () => {
    const one = withModule(base, 'MEMBER3/USERNAMEREG3', false)
    expect(effectsOf(base, one)).toEqual([])
    const none = withModule(one, 'MEMBER3/MOBILENUMREG3', false)
    expect(effectsOf(one, none)).toEqual(['endsRegistration'])
    expect(effectsOf(base, withModule(base, 'MEMBER3', false))).toEqual(['endsRegistration'])
    expect(effectsOf(none, withModule(none, 'MEMBER3', false))).toEqual([])
  })
})
