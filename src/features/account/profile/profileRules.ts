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

export type ProfileValues = Record<ProfileFieldName | 'nickname', string>
export type ProfileValueName = keyof ProfileValues

/** Maximum length of a nickname in code points, the unit of the contract. */
export const longestNickname = profileChangeLimits.nickname.maxLength
const longestValue = profileFieldsLimits.additionalProperties.maxLength

/** Rules and market data that the checks need besides the value. */
export type ProfileRules = {
  rules: FormRules
  /** Minimum age of the market, in years (CONST-10). */
  minimumAge: number
  /**
   * Current day in the market's time zone, as `2026-11-21`; a member's age is computed on this day.
   */
  today: () => string
}

/** Empty rules, used until the live rules have loaded. */
export const noRules: FormRules = {
  version: 0,
  minimumAge: 18,
  fields: [],
  groups: [],
  hasSteps: false,
  problems: [],
}

/**
 * True if the live registration rules define this field without variants. A variant depends on
 * answers that the page may not know, so only the server applies such a rule.
 */
export const hasRule = ({ fields }: FormRules, field: string): boolean =>
  fields.some(({ name, variants = [] }) => name === field && variants.length === 0)

/**
 * Form field of the profile, with the live rule of the field. A field without a live rule gets a
 * general rule.
 */
export function profileField({ fields }: FormRules, name: ProfileFieldName): FormField {
  const ruled = fields.find((field) => field.name === name)
  // The profile accepts an empty field even if registration requires it.
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

const isLongerThan = (value: string, maxLength: number) => [...value].length > maxLength

function nicknameReason(input: string): Reason | undefined {
  const nickname = normalizeName(input)
  if (nickname === '') return 'required'
  if (isLongerThan(nickname, longestNickname)) return 'tooLong'
  return isPersonName(nickname) ? undefined : 'characters'
}

/** Reason for which the live rules reject a value; undefined when they accept it. */
export async function profileReason(
  name: ProfileValueName,
  input: string,
  { rules, minimumAge, today }: ProfileRules,
): Promise<Reason | undefined> {
  if (name === 'nickname') return nicknameReason(input)
  const field = profileField(rules, name)
  const value = fieldValue(field, input)
  if (isLongerThan(value, longestValue)) return 'tooLong'
  if (field.variants && field.variants.length > 0) return undefined
  const schema = fieldSchema(field, {
    minimumAge,
    today,
    phoneDigits: () => undefined,
    readField: () => undefined,
    matchesApart,
  })
  const { error } = await schema.safeParseAsync(input)
  const reason = error?.issues[0]?.message
  return isReason(reason) ? reason : undefined
}

/** Initial form values of a profile. */
export function valuesOf(profile: Profile): ProfileValues {
  const fields = profileFieldNames.map((name) => [name, valueIn(profile, name)] as const)
  // The cast is safe: `profileFieldNames` lists every field, but `Object.fromEntries` loses the key
  // type.
  const values = Object.fromEntries(fields) as Record<ProfileFieldName, string>
  return { ...values, nickname: profile.nickname }
}

/**
 * Resolver that checks only the values that differ from the profile. Unchanged values may come from
 * older rules and are not sent. Its messages are `Reason`s.
 */
export function profileResolver(profile: Profile, rules: ProfileRules): Resolver<ProfileValues> {
  const kept = valuesOf(profile)
  // The cast is safe: `valuesOf` returns an object with exactly these keys.
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
