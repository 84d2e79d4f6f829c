/** Profile that members fill in about themselves. */

import type { components } from '../../../src/api/gen/paths.ts'
import { ageOn, parseDate } from '../../../src/lib/date.ts'
import { isPersonName, normalizeName } from '../../../src/lib/names/personName.ts'
import { decideFields } from '../../../src/lib/registration/decideFields.ts'
import { isNameField } from '../../../src/lib/registration/fieldKinds.ts'
import { fieldValue } from '../../../src/lib/registration/fieldValue.ts'
import { maskEmail, maskPhone } from '../../domain/accounts/account/maskedContact.ts'
import { checkText } from '../../domain/accounts/registration/fieldCheck.ts'
import type { FieldRejection } from '../../domain/accounts/registration/registrationCheck.ts'
import type { FieldRule } from '../../domain/accounts/registration/registrationFields.ts'
import { liveRules } from '../../domain/accounts/registration/registrationRules.ts'
import { storedAnswer } from '../../domain/accounts/registration/storedValues.ts'
import {
  noteUnchecked,
  uncheckedAfter,
} from '../../domain/accounts/registration/uncheckedValues.ts'
import type { MemberRow } from '../../domain/base/collections/collections.ts'
import type { Context } from '../../domain/base/context/context.ts'
import { findCountry } from '../../domain/base/platform/platform.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import { dayOf } from '../../domain/base/time/marketTime.ts'
import { contractInfoOf } from '../../domain/people/team/contractInfo.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, type Outcome } from '../../server/handler.ts'
import { fieldDetails } from '../base/registrationRejections.ts'

type Name = components['schemas']['ProfileFieldName']

/** Identity fields. Each of them can be filled in only once. */
const once: readonly Name[] = ['fullname', 'payeeName', 'birthday', 'idNumber']
const names: readonly Name[] = [
  ...once,
  ...(['address', 'nationality', 'occupation', 'sourceOfIncome', 'qqNum', 'line'] as const),
  ...(['whatsapp', 'facebook', 'telegram', 'zalo', 'wechat'] as const),
]

function show({ username, nickname, mobileNum, email, profile }: MemberRow) {
  const filled = names.filter((name) => (profile[name] ?? '') !== '')
  const texts = filled.map((name) => [name, (profile[name] ?? '').slice(0, 300)])
  // `Object.fromEntries` loses the key types; the keys are the field names of the API contract.
  const fields = Object.fromEntries(texts) as components['schemas']['ProfileFields']
  return answer({
    account: username,
    nickname,
    fields,
    ...(mobileNum !== null && { mobileNum: maskPhone(mobileNum) }),
    ...(email !== null && { email: maskEmail(email) }),
    locked: once.filter((name) => filled.includes(name)),
  })
}

/** True if an identity field already has another value. */
const isLocked = ({ profile }: MemberRow, field: Name, value: string): boolean =>
  once.includes(field) && (profile[field] ?? '') !== '' && profile[field] !== value

const lockedIn = (member: MemberRow, changes: ReadonlyMap<Name, string>): FieldRejection[] =>
  [...changes]
    .filter(([field, value]) => isLocked(member, field, value))
    .map(([field]) => ({ field, reason: 'taken' }))

/**
 * Enabled rules. First come the rules of the fields that the form shows, each in the variant that
 * matches the member's values. All enabled rules follow in their basic form, for the fields that
 * the form hides.
 */
async function rulesInForce(
  context: Context,
  member: MemberRow,
  changes: ReadonlyMap<string, string>,
): Promise<readonly FieldRule[]> {
  const rules = (await liveRules(context)).fields.filter(({ enabled }) => enabled)
  const platform = await readPlatform(context.store)
  const decided = decideFields(rules, {
    read: (rule) => changes.get(rule.name) ?? storedAnswer(member, rule),
    dialingCountry: () => findCountry(platform, member.countryDialingCode ?? '')?.country,
    today: () => dayOf(context.now()),
  })
  return [...decided, ...rules]
}

/**
 * Problems of changed fields: violations of the live registration rules, and changes to locked
 * fields.
 */
async function checkChanges(
  context: Context,
  member: MemberRow,
  changes: ReadonlyMap<Name, string>,
): Promise<{ refusals: FieldRejection[]; unchecked: string[] }> {
  const unchecked: string[] = []
  const noteUndecided = (field: string) => unchecked.push(field)
  const rules = await rulesInForce(context, member, changes)
  const refusals = lockedIn(member, changes)
  for (const [field, value] of changes) {
    if (isLocked(member, field, value)) continue
    const rule = rules.find(({ name }) => name === field)
    // Names are checked even if no rule for the field is live.
    const isBadName = isNameField(field) && value !== '' && !isPersonName(value)
    const isHeld = rule !== undefined && value !== ''
    const reason = isHeld
      ? await checkText(rule, value, context.patterns, noteUndecided)
      : undefined
    if (isBadName) refusals.push({ field, reason: 'characters' })
    else if (reason) refusals.push({ field, reason })
    if (field === 'birthday' && value !== '' && !parseDate(value)) {
      refusals.push({ field, reason: 'pattern' })
    }
  }
  return { refusals, unchecked }
}

async function updateProfile({
  context,
  body,
  caller: { member },
}: Call<'updateProfile'>): Promise<Outcome<'updateProfile'>> {
  // The cast is safe: the server validates the field names of the body against the API contract.
  const sent = Object.entries(body.fields ?? {}) as [Name, string][]
  const changes = new Map(sent.map(([name, value]) => [name, fieldValue({ name }, value)]))
  const { refusals: fields, unchecked } = await checkChanges(context, member, changes)
  const nickname = normalizeName(body.nickname ?? '') || member.nickname
  const isNewNickname = nickname !== member.nickname
  if (isNewNickname && !isPersonName(nickname)) {
    fields.push({ field: 'nickname', reason: 'characters' })
  }
  if (fields.length > 0) return context.reject('FIELDS_INVALID', { fields })
  const birth = parseDate(changes.get('birthday') ?? '')
  const { minimumAge } = (await readPlatform(context.store)).market
  if (birth && ageOn(birth, dayOf(context.now())) < minimumAge) {
    return context.reject('UNDER_AGE', fieldDetails('birthday', 'underAge'))
  }
  const changedMember = await context.store.transaction(async (tables) => {
    // Reads the row again: a concurrent call may have filled in an identity field.
    const row = (await tables.members.get(member.id)) ?? member
    const locked = lockedIn(row, changes)
    if (locked.length > 0) return context.reject('FIELDS_INVALID', { fields: locked })
    const profile = { ...row.profile, ...Object.fromEntries(changes) }
    const name = isNewNickname ? nickname : row.nickname
    const marks = { changed: [...changes.keys()], unchecked }
    const uncheckedFields = uncheckedAfter(row.registration.uncheckedFields, marks)
    const registration = { ...row.registration, uncheckedFields }
    await tables.members.update(row.id, { profile, nickname: name, registration })
    return { ...row, profile, nickname: name }
  })
  noteUnchecked(context, unchecked)
  return show(changedMember)
}

export const profile = {
  'GET /wps/member/profile': ({ caller: { member } }) => show(member),
  'PUT /wps/member/profile': updateProfile,
  'GET /wps/member/info/funds/consolidated': async ({ context, caller: { member } }) =>
    answer(await contractInfoOf(context.store, member.id)),
} satisfies Pick<
  Behaviour,
  'GET /wps/member/profile' | 'PUT /wps/member/profile' | 'GET /wps/member/info/funds/consolidated'
>
