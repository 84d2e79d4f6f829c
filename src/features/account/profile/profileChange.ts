import type { Input } from '../../../api/operations.ts'
import type { FormRules } from '../../../identity/ruledField/formField.ts'
import { normalizeName } from '../../../lib/names/personName.ts'
import { fieldValue } from '../../../lib/registration/fieldValue.ts'
import { isStillOnce, type Profile, profileFieldNames, valueIn } from './profileFields.ts'
import { type ProfileValues, profileField } from './profileRules.ts'

export type ProfileChange = Input<'PUT /wps/member/profile'>['body']

/** Change to send for the typed values: only the differences; undefined when there are none. */
export function profileChange(
  profile: Profile,
  values: ProfileValues,
  rules: FormRules,
): ProfileChange | undefined {
  const changed = profileFieldNames
    // A field that another tab has locked meanwhile is not sent.
    .filter((name) => !profile.locked.includes(name))
    .map((name) => [name, fieldValue(profileField(rules, name), values[name])] as const)
    .filter(([name, value]) => value !== valueIn(profile, name))
  const nickname = normalizeName(values.nickname)
  const change: ProfileChange = {
    ...(nickname !== profile.nickname && nickname !== '' && { nickname }),
    ...(changed.length > 0 && { fields: Object.fromEntries(changed) }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}

/** Fields of a change that can be filled in only once. */
export const onceIn = (profile: Profile, { fields = {} }: ProfileChange) =>
  profileFieldNames
    .filter((name) => isStillOnce(profile, name) && (fields[name] ?? '') !== '')
    .map((name) => ({ name, value: fields[name] ?? '' }))
