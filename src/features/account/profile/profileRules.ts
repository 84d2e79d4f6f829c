import type { FieldErrors, Resolver } from 'react-hook-form'
import { profileChangeLimits, profileFieldsLimits } from '../../../api/gen/limits.ts'
import { fieldSchema } from '../../../identity/ruledField/fieldSchema.ts'
import type { FormField, FormRules } from '../../../identity/ruledField/formField.ts'
import { matchesApart } from '../../../identity/ruledField/patternsApart.ts'
import { readRules } from '../../../identity/ruledField/readRules.ts'
import { isReason, type Reason } from '../../../identity/ruledField/reasons.ts'
import { isPersonName, normalizeName } from '../../../lib/names/personName.ts'
import { fieldValue } from '../../../lib/registration/fieldValue.ts'
import { type Profile, type ProfileFieldName, profileFieldNames, valueIn } from './profileFields.ts'

/** What is typed, by field. */
export type ProfileValues = Record<ProfileFieldName | 'nickname', string>
export type ProfileValueName = keyof ProfileValues

/** In code points, as the contract counts them. */
export const longestNickname = profileChangeLimits.nickname.maxLength
const longestValue = profileFieldsLimits.additionalProperties.maxLength

/** What a check needs to know besides the value. */
export type ProfileRules = {
  rules: FormRules
  /** The market's, in years (CONST-10). */
  minimumAge: number
  /** The day in the market's time zone, as `2026-11-21`, which a member's age is counted to. */
  today: () => string
}

/** Until the rules are there: no field has one. */
export const noRules: FormRules = { version: 0, minimumAge: 18, fields: [], problems: [] }

/** The fields that the live registration rules have, which hold here too. */
export const hasRule = ({ fields }: FormRules, field: string): boolean =>
  fields.some(({ name }) => name === field)

/** A field of the profile with its live rule, or with none but what every value must be. */
export function profileField({ fields }: FormRules, name: ProfileFieldName): FormField {
  const ruled = fields.find((field) => field.name === name)
  // Here an empty field is one that is not filled in yet, whatever a registration demands.
  if (ruled) return { ...ruled, required: false }
  const [free] = readRules({
    version: 1,
    fields: [
      {
        name,
        enabled: true,
        required: false,
        acceptedPattern: '*',
        patternId: 'LENGTH_ONLY',
        minLength: 1,
        maxLength: longestValue,
        verdict: 'safe',
      },
    ],
  }).fields
  if (!free) throw new Error(`no field of that name: ${name}`)
  return free
}

const isLongerThan = (value: string, most: number) => [...value].length > most

function nicknameReason(typed: string): Reason | undefined {
  const nickname = normalizeName(typed)
  if (nickname === '') return 'required'
  if (isLongerThan(nickname, longestNickname)) return 'tooLong'
  return isPersonName(nickname) ? undefined : 'characters'
}

/** Why the platform would not take a value, by the rules that are live; undefined when it would. */
export async function profileReason(
  name: ProfileValueName,
  typed: string,
  { rules, minimumAge, today }: ProfileRules,
): Promise<Reason | undefined> {
  if (name === 'nickname') return nicknameReason(typed)
  const field = profileField(rules, name)
  const value = fieldValue(field, typed)
  if (isLongerThan(value, longestValue)) return 'tooLong'
  const schema = fieldSchema(field, {
    minimumAge,
    today,
    phoneDigits: () => undefined,
    readField: () => undefined,
    matchesApart,
  })
  const { error } = await schema.safeParseAsync(typed)
  const reason = error?.issues[0]?.message
  return isReason(reason) ? reason : undefined
}

/** What stands in the form for a profile that nobody has touched yet. */
export function valuesOf(profile: Profile): ProfileValues {
  const fields = profileFieldNames.map((name) => [name, valueIn(profile, name)] as const)
  // Entries forget their names, which are all that a profile has.
  const values = Object.fromEntries(fields) as Record<ProfileFieldName, string>
  return { ...values, nickname: profile.nickname }
}

/**
 * Checks what differs from the profile: what a member has filled in under older rules, and leaves
 * alone, is not sent and cannot be wrong. Its messages are reasons.
 */
export function profileResolver(profile: Profile, rules: ProfileRules): Resolver<ProfileValues> {
  const kept = valuesOf(profile)
  // Keys of an object of exactly these names.
  const all = Object.keys(kept) as ProfileValueName[]
  return async (values, _context, { names = all }) => {
    const errors: FieldErrors<ProfileValues> = {}
    for (const name of names) {
      if (values[name] === kept[name]) continue
      const message = await profileReason(name, values[name], rules)
      if (message !== undefined) errors[name] = { type: 'rule', message }
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}
