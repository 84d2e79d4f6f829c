/** Storage of members' answers to registration fields. */
import { kindOf } from '../../../../src/lib/registration/fieldKinds.ts'
import type { MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import type { FieldRule } from './registrationFields.ts'

/** Fields that have their own column, and secrets that must not be stored in readable form. */
const notInProfile: ReadonlySet<string> = new Set([
  'username',
  'mobileNum',
  'email',
  'password',
  'confirmPassword',
  'captcha',
  'verificationCode',
])

export type FieldValues = {
  fields: readonly FieldRule[]
  /** Normalized texts by field name. Empty texts are omitted. */
  values: ReadonlyMap<string, string>
}

/** Values for the member's profile, by field name. Values of password fields are hashed. */
export async function profileOf(
  context: Pick<Context, 'passwords'>,
  { fields, values }: FieldValues,
): Promise<Record<string, string>> {
  const profile: Record<string, string> = {}
  for (const rule of fields) {
    const value = values.get(rule.name)
    if (value === undefined || notInProfile.has(rule.name)) continue
    profile[rule.name] = kindOf(rule) === 'password' ? await context.passwords.hash(value) : value
  }
  return profile
}

type Answered = Pick<MemberRow, 'username' | 'mobileNum' | 'email' | 'profile'>

/** Stored answer of a member to a field; '' if there is none, or if answers are not stored. */
export function storedAnswer(member: Answered, { name }: Pick<FieldRule, 'name'>): string {
  if (name === 'username' || name === 'mobileNum' || name === 'email') return member[name] ?? ''
  return (Object.hasOwn(member.profile, name) && member.profile[name]) || ''
}
