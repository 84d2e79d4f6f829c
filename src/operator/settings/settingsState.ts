/** State of the settings, which the console needs from its start; its changes load with the section. */
import { create } from 'zustand'
import { freePlay } from '../../lib/playRules.ts'
import { changesOf } from './settingsDifferences.ts'
import type { Platform, SettingsDraft, SettingsProblem } from './settingsDraft.ts'

type SettingsState = {
  /** Settings that the draft is based on; null until they have loaded. */
  base: Platform | null
  /** Base in the edited form, for comparison. */
  original: SettingsDraft
  draft: SettingsDraft
  /** Problems of the last attempt to save, without those whose setting has changed since. */
  problems: readonly SettingsProblem[]
  /** Settings that another operator saved in the meantime, until they are merged. */
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
 * Draft of the settings. It outlives the console's sections, so that a lost session does not cost
 * it.
 */
export const useSettings = create<SettingsState>(() => noSettings)

export const hasSettingsChanges = ({ base, original, draft }: SettingsState): boolean =>
  base !== null && changesOf(original, draft).length > 0

export const dropSettings = (): void => useSettings.setState(noSettings)
