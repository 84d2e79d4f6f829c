import { changesOf } from './settingsDifferences.ts'
import type { SettingsDraft } from './settingsDraft.ts'

/** Effect of a change on players, beyond the setting itself. */
export type Effect =
  | 'opens'
  | 'closesForMaintenance'
  | 'closesUntil'
  | 'tellsEnd'
  | 'closesForRegion'
  | 'endsRegistration'

/** True if a module and all of its ancestors are enabled. */
function counts({ modules }: SettingsDraft, modId: string): boolean {
  return [...modules.keys()].some((place) => {
    const ids = place.split('/')
    const above = ids.map((_, index) => ids.slice(0, index + 1).join('/'))
    return ids.at(-1) === modId && above.every((each) => modules.get(each) === true)
  })
}

const canRegister = (draft: SettingsDraft): boolean =>
  counts(draft, 'USERNAMEREG3') || counts(draft, 'MOBILENUMREG3')

function statusEffect(original: SettingsDraft, draft: SettingsDraft): Effect[] {
  const changed = new Set(changesOf(original, draft).map(({ setting }) => setting))
  const isTold = draft.status === 'maintenance' && draft.endsAt !== ''
  if (!changed.has('status')) return changed.has('endsAt') && isTold ? ['tellsEnd'] : []
  if (draft.status === 'normal') return ['opens']
  if (draft.status === 'region') return ['closesForRegion']
  return [isTold ? 'closesUntil' : 'closesForMaintenance']
}

/** Effects that the operator should know before saving. */
export function effectsOf(original: SettingsDraft, draft: SettingsDraft): Effect[] {
  return [
    ...statusEffect(original, draft),
    ...(canRegister(original) && !canRegister(draft) ? (['endsRegistration'] as const) : []),
  ]
}
