import type { Failure } from '../../../api/failure.ts'
import type { Reason } from '../../../identity/ruledField/reasons.ts'
import { profileFieldNames } from './profileFields.ts'
import type { ProfileValueName } from './profileRules.ts'

export type ProfileError = { field: ProfileValueName; reason: Reason }

const names: ReadonlySet<string> = new Set(['nickname', ...profileFieldNames])
const isName = (name: string): name is ProfileValueName => names.has(name)

/** Fields that a rejected change of the profile concerns; empty when it concerns none. */
export function profileErrors(failure: Failure): readonly ProfileError[] {
  if (failure.kind !== 'rejected') return []
  const told = (failure.details.fields ?? []).flatMap(({ field, reason }) =>
    // The form has one message for both ends of a length rule.
    isName(field) ? [{ field, reason: reason === 'length' ? ('tooShort' as const) : reason }] : [],
  )
  if (told.length > 0) return told
  return failure.code === 'UNDER_AGE' ? [{ field: 'birthday', reason: 'underAge' }] : []
}
