import { changesOf, compareSettings, mergeSettings, type Side } from './settingsDifferences.ts'
import {
  chooseMarket,
  type Platform,
  type SettingsDraft,
  type SettingsProblem,
  toDraft,
} from './settingsDraft.ts'
import { hasSettingsChanges, noSettings, useSettings } from './settingsState.ts'

/** Starts a new draft from the saved settings; drops all changes. */
export function beginSettings(base: Platform): void {
  const original = toDraft(base)
  useSettings.setState({ ...noSettings, base, original, draft: original })
}

/** Makes the saved settings the base of the draft. Changes made since the request was sent stay. */
export function noteSaved(platform: Platform, sentDraft: SettingsDraft): void {
  if (useSettings.getState().draft === sentDraft) beginSettings(platform)
  else useSettings.setState({ base: platform, original: toDraft(platform), newerPlatform: null })
}

/**
 * Starts a draft of newer saved settings, or records a conflict if the current draft has changes.
 */
export function followPlatform(live: Platform): void {
  const state = useSettings.getState()
  const known = state.newerPlatform ?? state.base
  if (known !== null && live.version <= known.version) return
  if (hasSettingsChanges(state)) setNewerPlatform(live)
  else beginSettings(live)
}

/** Records settings that another operator saved. If they equal the draft, a new draft starts. */
export function setNewerPlatform(newerPlatform: Platform): void {
  const { draft } = useSettings.getState()
  if (changesOf(toDraft(newerPlatform), draft).length === 0) beginSettings(newerPlatform)
  else useSettings.setState({ newerPlatform })
}

/** Merges the draft into the newer settings, with the chosen side of every difference. */
export function applyMerge(choices: ReadonlyMap<string, Side>): void {
  const { original, draft, newerPlatform } = useSettings.getState()
  if (newerPlatform === null) return
  const other = toDraft(newerPlatform)
  const differences = compareSettings({ base: original, theirs: other, mine: draft })
  beginSettings(newerPlatform)
  useSettings.setState({ draft: mergeSettings(other, differences, choices) })
}

export const setProblems = (problems: readonly SettingsProblem[]): void =>
  useSettings.setState({ problems })

export function changeSettings(changes: Partial<SettingsDraft>): void {
  useSettings.setState(({ draft, problems }) => ({
    draft: { ...draft, ...changes },
    problems: problems.filter(({ setting }) => !(setting in changes)),
  }))
}

export function switchModule(place: string, isOn: boolean): void {
  const { modules } = useSettings.getState().draft
  changeSettings({ modules: new Map(modules).set(place, isOn) })
}

export function changeCompany(place: string, text: string): void {
  const { company } = useSettings.getState().draft
  changeSettings({ company: new Map(company).set(place, text) })
}

export function changeMarket(code: string): void {
  const { base, draft } = useSettings.getState()
  if (base !== null) changeSettings(chooseMarket(draft, base, code))
}
