/** Server-side check of a registration. The page checks by the same live rules. */

import type { components } from '../../../../src/api/gen/paths.ts'
import { decideFields } from '../../../../src/lib/registration/decideFields.ts'
import { withDocument } from '../../../../src/lib/registration/documentKind.ts'
import { isKnownField, type KnownField } from '../../../../src/lib/registration/fieldKinds.ts'
import {
  fieldsInForce,
  type RegistrationMethod,
} from '../../../../src/lib/registration/fieldsInForce.ts'
import { fieldValue } from '../../../../src/lib/registration/fieldValue.ts'
import {
  type Applicant,
  firstReason,
  valueSteps,
} from '../../../../src/lib/registration/valueSteps.ts'
import type { Context } from '../../base/context/context.ts'
import { findCountry, type Platform } from '../../base/platform/platform.ts'
import { dayOf } from '../../base/time/marketTime.ts'
import { contractReason, type FieldReason, matchesOf } from './fieldCheck.ts'
import {
  type FieldRule,
  type RegistrationRules,
  type RegistrationUser,
  registrationFlags,
} from './registrationFields.ts'
import type { FieldValues } from './storedValues.ts'

export type FieldRejection = components['schemas']['FieldRefusal']

export type CheckedFields = FieldValues & {
  /** Rejected fields with their reasons, in form order; empty if all values are accepted. */
  rejections: FieldRejection[]
  /** Fields whose pattern timed out; only the length of their values was checked. */
  uncheckedFields: readonly string[]
}

type Situation = {
  rules: RegistrationRules
  method: RegistrationMethod
  platform: Platform
  context: Pick<Context, 'now' | 'passwords' | 'patterns'>
}

/** Values of a form: known fields by name, all others in `custom`. */
export type FormValues = Partial<Pick<RegistrationUser, KnownField | 'custom'>>

/** Text that was typed into a field; undefined if the field was not sent. */
export function typedText(form: FormValues, { name }: FieldRule): string | undefined {
  if (isKnownField(name)) return form[name]
  const custom = form.custom ?? {}
  return Object.hasOwn(custom, name) ? custom[name] : undefined
}

/** Dialing code of the mobile number; that of the market's country if none was sent. */
export const dialingCodeOf = (user: RegistrationUser, platform: Pick<Platform, 'countryCodes'>) =>
  user.countryDialingCode ?? platform.countryCodes[0]?.dialingCode ?? ''

/** Data of the applicant on which the checks of several fields depend. */
function applicantOf(user: RegistrationUser, { rules, platform, context }: Situation): Applicant {
  const country = findCountry(platform, dialingCodeOf(user, platform))
  return {
    // The higher of the two minimum ages applies, because the market's minimum age may have been
    // raised after the rules were published.
    minimumAge: Math.max(rules.minimumAge, platform.market.minimumAge),
    today: () => dayOf(context.now()),
    phoneDigits: () => country && { min: country.minDigits, max: country.maxDigits },
    password: () => fieldValue({ name: 'password' }, user.password),
  }
}

/** Runs the checks that the page cannot make. */
function checkFurther(
  { name }: FieldRule,
  value: string,
  user: RegistrationUser,
  { platform, context }: Situation,
): FieldReason | undefined {
  if (name === 'password' && context.passwords.isCommon(value)) return 'common'
  const isOfNoCountry = !findCountry(platform, dialingCodeOf(user, platform))
  return name === 'mobileNum' && isOfNoCountry ? 'pattern' : undefined
}

/** Fields that each registration method requires, regardless of the rules. */
const indispensable: Record<RegistrationMethod, readonly string[]> = {
  username: ['username', 'password'],
  mobile: ['mobileNum', 'verificationCode'],
}

type FieldsCheck = {
  /** Normalized text of a field; '' if it is empty. */
  read: (rule: FieldRule) => string
  applicant: Applicant
  patterns: Context['patterns']
  /** Additional check of a value that its rule accepts. */
  checkFurther?: (rule: FieldRule, value: string) => FieldReason | undefined
}

/** Checks the values of visible fields against their rules. */
export async function checkFields(
  fields: readonly FieldRule[],
  { read, applicant, patterns, checkFurther }: FieldsCheck,
): Promise<CheckedFields> {
  const rejections: FieldRejection[] = []
  const uncheckedFields: string[] = []
  const noteUndecided = (field: string) => uncheckedFields.push(field)
  for (const rule of fields) {
    const value = read(rule)
    const steps = valueSteps(rule, applicant, matchesOf(rule, patterns, noteUndecided))
    const found = await firstReason(steps, value)
    const reason = found ? contractReason(found, value) : checkFurther?.(rule, value)
    if (reason) rejections.push({ field: rule.name, reason })
  }
  const values = new Map(
    fields.map((rule) => [rule.name, read(rule)] as const).filter(([, value]) => value !== ''),
  )
  return { rejections, values, fields, uncheckedFields }
}

/**
 * Checks everything that depends only on the rules and the request; names that are already taken
 * are found later. Ignores fields that are disabled, hidden by their conditions, of another method
 * or not in the rules, because a form with older rules may still send them.
 */
export async function checkRegistration(
  user: RegistrationUser,
  situation: Situation,
): Promise<CheckedFields> {
  const { rules, method, platform, context } = situation
  // A token of the phone-authentication service replaces the sms code (REG-06).
  const hasToken = (user.firebaseIdToken ?? '') !== ''
  const isAsked = (name: string) => name !== 'verificationCode' || !hasToken
  const all = fieldsInForce(rules.fields, method, registrationFlags(platform)).map((rule) =>
    withDocument(rule, platform.market.code),
  )
  const applicant = applicantOf(user, situation)
  const dialingCode = dialingCodeOf(user, platform)
  const country = { dialingCode, ...applicant.phoneDigits() }
  const typed = new Map(
    all.map((rule) => [rule.name, fieldValue(rule, typedText(user, rule), country)]),
  )
  const read = ({ name }: FieldRule): string => typed.get(name) ?? ''
  // Ignores values of hidden fields.
  const fields = decideFields(all, {
    read,
    dialingCountry: () => findCountry(platform, dialingCode)?.country,
    today: applicant.today,
  }).filter(({ name }) => isAsked(name))
  const checked = await checkFields(fields, {
    read,
    applicant,
    patterns: context.patterns,
    checkFurther: (rule, value) => checkFurther(rule, value, user, situation),
  })
  const { rejections, values } = checked
  for (const field of indispensable[method].filter(isAsked)) {
    const isRefused = rejections.some((refusal) => refusal.field === field)
    if (!values.has(field) && !isRefused) rejections.push({ field, reason: 'required' })
  }
  return checked
}
