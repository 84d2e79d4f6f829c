import type { SettingsDraft } from './settingsDraft.ts'

/**
 * Identifies a setting by its name, a module by its path in the tree, and a fact or link of the
 * company by its path in the draft.
 */
export type Setting =
  | Exclude<keyof SettingsDraft, 'modules' | 'company'>
  | { module: string }
  | { place: string }
export type SettingValue = string | boolean

export type SettingChange = { setting: Setting; from: SettingValue; to: SettingValue }

export type SettingDifference = {
  setting: Setting
  theirs: SettingValue
  mine: SettingValue
  /** Side that changed the setting since the common base. */
  changedBy: 'them' | 'me' | 'both'
}

export function settingKey(setting: Setting): string {
  if (typeof setting === 'string') return setting
  return 'module' in setting ? `module ${setting.module}` : `company ${setting.place}`
}

const names = [
  'status',
  'endsAt',
  'market',
  'autoplay',
  'quickSpin',
  'shortestSpin',
  'celebratesSmallWins',
  'announcements',
] as const satisfies Setting[]

/** Value of a setting; undefined for a module or fact that the draft lacks. */
function settingValue(draft: SettingsDraft, setting: Setting): SettingValue | undefined {
  if (typeof setting !== 'string') {
    return 'module' in setting
      ? draft.modules.get(setting.module)
      : draft.company.get(setting.place)
  }
  // The end time applies only to the maintenance status.
  if (setting === 'endsAt' && draft.status !== 'maintenance') return ''
  return draft[setting]
}

function withValue(draft: SettingsDraft, setting: Setting, value: SettingValue): SettingsDraft {
  if (typeof setting === 'string') return { ...draft, [setting]: value }
  if ('place' in setting) {
    return { ...draft, company: new Map(draft.company).set(setting.place, String(value)) }
  }
  return { ...draft, modules: new Map(draft.modules).set(setting.module, value === true) }
}

const settingsOf = ({ modules, company }: SettingsDraft): Setting[] => [
  ...names,
  ...[...company.keys()].map((place) => ({ place })),
  ...[...modules.keys()].map((module) => ({ module })),
]

/** Changes of a draft relative to its base. */
export function changesOf(original: SettingsDraft, draft: SettingsDraft): SettingChange[] {
  return settingsOf(original).flatMap((setting) => {
    const from = settingValue(original, setting)
    const to = settingValue(draft, setting)
    return from === undefined || to === undefined || from === to ? [] : [{ setting, from, to }]
  })
}

type Sides = { base: SettingsDraft; theirs: SettingsDraft; mine: SettingsDraft }

/** Differences between two drafts with a common base. */
export function compareSettings({ base, theirs, mine }: Sides): SettingDifference[] {
  return changesOf(theirs, mine).map(({ setting, from, to }) => {
    const before = settingValue(base, setting)
    const changedBy = before === from ? 'me' : before === to ? 'them' : 'both'
    return { setting, theirs: from, mine: to, changedBy }
  })
}

export type Side = 'mine' | 'theirs'

/** Side that applies by default; undefined if both changed the setting. */
export function usualSide({ changedBy }: SettingDifference): Side | undefined {
  if (changedBy === 'both') return undefined
  return changedBy === 'me' ? 'mine' : 'theirs'
}

/** The other operator's settings, with the draft's value wherever the choice is `mine`. */
export function mergeSettings(
  newerDraft: SettingsDraft,
  differences: readonly SettingDifference[],
  choices: ReadonlyMap<string, Side>,
): SettingsDraft {
  return differences
    .filter(({ setting }) => choices.get(settingKey(setting)) === 'mine')
    .reduce((draft, { setting, mine }) => withValue(draft, setting, mine), newerDraft)
}
