/**
 * State of the settings. The console always loads this file. The functions that change the state
 * load with the settings section.
 */
import { create } from 'zustand'
import { freePlay } from '../../lib/playRules.ts'
import { changesOf } from './settingsDifferences.ts'
import type { Platform, SettingsDraft, SettingsProblem } from './settingsDraft.ts'

type SettingsState = {
  /** Settings that the draft is based on; null until they have loaded. */
  base: Platform | null
  /** `base` as a draft, for comparison with `draft`. */
  original: SettingsDraft
  draft: SettingsDraft
  /** Problems of the last attempt to save. A problem is dropped when its setting changes. */
  problems: readonly SettingsProblem[]
  /** Settings that another operator saved since `base`; null if there are none left to merge. */
  newerPlatform: Platform | null
}

const empty: SettingsDraft = {
  status: 'normal',
  endsAt: '',
  announcements: false,
  market: '',
  ...freePlay,
  modules: new Map(),
  company: new Map(),
}
export const noSettings: SettingsState = {
  base: null,
  original: empty,
  draft: empty,
  problems: [],
  newerPlatform: null,
}

/**
 * Draft of the settings. It stays in this store when the operator leaves the section or the session
 * ends.
 */
export const useSettings = create<SettingsState>(() => noSettings)

export const hasSettingsChanges = ({ base, original, draft }: SettingsState): boolean =>
  base !== null && changesOf(original, draft).length > 0

export const dropSettings = (): void => useSettings.setState(noSettings)
