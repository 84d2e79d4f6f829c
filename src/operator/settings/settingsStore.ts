import { create } from 'zustand'
import { changesOf, compareSettings, mergeSettings, type Side } from './settingsDifferences.ts'
import {
  chooseMarket,
  type Platform,
  type SettingsDraft,
  type SettingsProblem,
  toDraft,
} from './settingsDraft.ts'

type SettingsState = {
  /** The settings that the draft was made from; null until they are loaded. */
  base: Platform | null
  /** The base as it would be edited, for comparison. */
  original: SettingsDraft
  draft: SettingsDraft
  /** What the last attempt to save found, without what was changed since. */
  problems: readonly SettingsProblem[]
  /** What somebody else saved meanwhile, until the operator has merged it. */
  theirs: Platform | null
}

const empty: SettingsDraft = {
  status: 'normal',
  endsAt: '',
  announcements: false,
  market: '',
  minimumAge: '',
  modules: new Map(),
}
const initial: SettingsState = {
  base: null,
  original: empty,
  draft: empty,
  problems: [],
  theirs: null,
}

/**
 * What an operator has chosen. It outlives the screens, so that a lost session costs none of it.
 */
export const useSettings = create<SettingsState>(() => initial)

export const hasSettingsChanges = ({ base, original, draft }: SettingsState): boolean =>
  base !== null && changesOf(original, draft).length > 0

/** Begins again from what is saved; what was chosen is dropped. */
export function beginSettings(base: Platform): void {
  const original = toDraft(base)
  useSettings.setState({ ...initial, base, original, draft: original })
}

/** Notes that the sent settings are saved; later choices stay. */
export function noteSaved(platform: Platform, sentDraft: SettingsDraft): void {
  if (useSettings.getState().draft === sentDraft) beginSettings(platform)
  else useSettings.setState({ base: platform, original: toDraft(platform), theirs: null })
}

/** Follows what is saved as long as nothing was chosen here; tells of it otherwise. */
export function followPlatform(live: Platform): void {
  const state = useSettings.getState()
  const known = state.theirs ?? state.base
  if (known !== null && live.version <= known.version) return
  if (hasSettingsChanges(state)) setTheirs(live)
  else beginSettings(live)
}

/** Somebody else saved: begins again when that comes to the same as what was chosen here. */
export function setTheirs(theirs: Platform): void {
  const { draft } = useSettings.getState()
  if (changesOf(toDraft(theirs), draft).length === 0) beginSettings(theirs)
  else useSettings.setState({ theirs })
}

/** Goes on from theirs with the chosen side of every difference. */
export function applyMerge(choices: ReadonlyMap<string, Side>): void {
  const { original, draft, theirs } = useSettings.getState()
  if (theirs === null) return
  const other = toDraft(theirs)
  const differences = compareSettings({ base: original, theirs: other, mine: draft })
  beginSettings(theirs)
  useSettings.setState({ draft: mergeSettings(other, differences, choices) })
}

export const dropSettings = (): void => useSettings.setState(initial)

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

export function changeMarket(code: string): void {
  const { base, draft } = useSettings.getState()
  if (base !== null) changeSettings(chooseMarket(draft, base, code))
}
