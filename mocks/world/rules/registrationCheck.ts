/** The server's check of a registration against the rules in force: those that the page uses too. */
import type { components } from '../../../src/api/gen/paths.ts'
import { ageOn, parseDate } from '../../../src/lib/date.ts'
import { normalizeText } from '../../../src/lib/text.ts'
import { findCountry, type Platform } from '../platform/platform.ts'
import type { World } from '../world.ts'
import { checkText, type FieldReason } from './fieldCheck.ts'
import {
  type FieldRule,
  fieldsInForce,
  isKnownField,
  kindOf,
  type RegistrationMethod,
  type RegistrationRules,
  type RegistrationUser,
  registrationFlags,
} from './registrationFields.ts'

export type FieldRefusal = components['schemas']['FieldRefusal']

export type CheckedRegistration = {
  /** Why fields are refused, in the form's order; empty when the registration is acceptable. */
  refusals: FieldRefusal[]
  /**
   * The texts of the fields in force, normalised, without the empty ones. What else was sent (a field
   * that is disabled, of the other way to register, or unknown to the rules) is left out: it was
   * not asked for, and a form drawn from older rules may still send it.
   */
  values: ReadonlyMap<string, string>
  fields: readonly FieldRule[]
}

type Situation = {
  rules: RegistrationRules
  method: RegistrationMethod
  platform: Platform
  world: Pick<World, 'now' | 'passwords' | 'patterns'>
}

function typedText(user: RegistrationUser, rule: FieldRule): string {
  const { name } = rule
  const custom = user.custom ?? {}
  const typed = isKnownField(name)
    ? user[name]
    : Object.hasOwn(custom, name)
      ? custom[name]
      : undefined
  const value = normalizeText(typed ?? '')
  if (kindOf(rule) === 'checkbox' && value === 'false') return ''
  // People write numbers with spaces and signs in between.
  return kindOf(rule) === 'phone' && isKnownField(name) ? value.replace(/[\s().-]/g, '') : value
}

/** The dialing code that a number is meant with: the market's own when none was sent. */
export const dialingCodeOf = (user: RegistrationUser, platform: Pick<Platform, 'countryCodes'>) =>
  user.countryDialingCode ?? platform.countryCodes[0]?.dialingCode ?? ''

function checkPhone(number: string, user: RegistrationUser, platform: Platform) {
  const country = findCountry(platform, dialingCodeOf(user, platform))
  if (!country || !/^\d+$/.test(number)) return 'pattern'
  return number.length < country.minDigits || number.length > country.maxDigits
    ? 'length'
    : undefined
}

/** UTF-16 units, whatever the graphemes: databases cannot index texts of any length. */
const longestName = 500

/** What some fields demand beyond their rule. */
function checkMeaning(
  rule: FieldRule,
  value: string,
  user: RegistrationUser,
  { rules, platform, world }: Situation,
): FieldReason | undefined {
  switch (rule.name) {
    case 'confirmPassword':
      return value === normalizeText(user.password ?? '') ? undefined : 'mismatch'
    case 'username':
      return value.length > longestName ? 'length' : undefined
    case 'password':
      return world.passwords.isCommon(value) ? 'common' : undefined
    case 'mobileNum':
      return checkPhone(value, user, platform)
    case 'birthday': {
      // The market's may have been raised since the rules were published.
      const minimumAge = Math.max(rules.minimumAge, platform.market.minimumAge)
      const birth = parseDate(value)
      return birth && ageOn(birth, new Date(world.now())) >= minimumAge ? undefined : 'underAge'
    }
    default:
      return undefined
  }
}

/** What an account of each method cannot be made without, whatever the rules say. */
const indispensable: Record<RegistrationMethod, readonly string[]> = {
  username: ['username', 'password'],
  mobile: ['mobileNum', 'verificationCode'],
}

/** Checks everything that the rules and the request alone can tell; taken names come later. */
export async function checkRegistration(
  user: RegistrationUser,
  situation: Situation,
): Promise<CheckedRegistration> {
  const { rules, method, platform, world } = situation
  // The token of a phone-authentication service stands in for a code of ours (REG-06).
  const hasToken = (user.firebaseIdToken ?? '') !== ''
  const isAsked = (name: string) => name !== 'verificationCode' || !hasToken
  const all = fieldsInForce(rules, method, registrationFlags(platform))
  const fields = all.filter(({ name }) => isAsked(name))
  const refusals: FieldRefusal[] = []
  const values = new Map<string, string>()
  for (const rule of fields) {
    const value = typedText(user, rule)
    if (value === '') {
      if (rule.required) refusals.push({ field: rule.name, reason: 'required' })
      continue
    }
    values.set(rule.name, value)
    // The repeated password is compared; the password itself is held against its rule.
    const isConfirmation = rule.name === 'confirmPassword'
    const reason =
      (isConfirmation ? undefined : await checkText(rule, value, world.patterns)) ??
      checkMeaning(rule, value, user, situation)
    if (reason) refusals.push({ field: rule.name, reason })
  }
  for (const field of indispensable[method].filter(isAsked)) {
    const isRefused = refusals.some((refusal) => refusal.field === field)
    if (!values.has(field) && !isRefused) refusals.push({ field, reason: 'required' })
  }
  return { refusals, values, fields }
}
