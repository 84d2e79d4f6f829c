/** Fields that a member must fill in before the first deposit or withdrawal (FORM-05). */
import type { components } from '../../../../src/api/gen/paths.ts'
import { askedFields, type LaterTime } from '../../../../src/lib/registration/askedFields.ts'
import { decideFields } from '../../../../src/lib/registration/decideFields.ts'
import { withDocument } from '../../../../src/lib/registration/documentKind.ts'
import { fieldsInForce } from '../../../../src/lib/registration/fieldsInForce.ts'
import { fieldValue } from '../../../../src/lib/registration/fieldValue.ts'
import type { DomainTables, MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { findCountry, type Platform } from '../../base/platform/platform.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import { dayOf } from '../../base/time/marketTime.ts'
import { holdOpen } from '../closing/closedAccounts.ts'
import { type CheckedFields, checkFields, typedText } from './registrationCheck.ts'
import { type FieldRule, type RegistrationRules, registrationFlags } from './registrationFields.ts'
import { peekNewestVersion, rulesForPlayers } from './registrationRules.ts'
import { profileOf, storedAnswer } from './storedValues.ts'
import { uncheckedAfter } from './uncheckedValues.ts'

type AskedAnswers = components['schemas']['AskedAnswers']

type Situation = { rules: RegistrationRules; platform: Platform; now: number }

/**
 * Fields that a member has not been asked for yet and must be asked for at this moment, in form
 * order.
 */
function fieldsAskedOf(
  member: MemberRow,
  at: LaterTime,
  { rules, platform, now }: Situation,
): FieldRule[] {
  const { method, askedFields: askedBefore = [] } = member.registration
  const moments = ['registration', at] as const
  const inForce = fieldsInForce(rules.fields, method, registrationFlags(platform), moments)
  return askedFields(inForce, at, {
    read: (rule) => storedAnswer(member, rule),
    dialingCountry: () => findCountry(platform, member.countryDialingCode ?? '')?.country,
    today: () => dayOf(now),
    wasAsked: ({ name }) => askedBefore.includes(name),
  })
}

/** Rules that contain only the fields that a member must be asked for. */
export const rulesAskedOf = (
  member: MemberRow,
  at: LaterTime,
  situation: Situation,
): RegistrationRules => {
  const { layout: _, ...rules } = situation.rules
  return { ...rules, fields: fieldsAskedOf(member, at, situation) }
}

/** Fields that are visible for the given values. */
const shownFields = (
  fields: readonly FieldRule[],
  read: (rule: FieldRule) => string,
  now: number,
): readonly FieldRule[] =>
  // No condition here depends on the country of the mobile number, because only the registration
  // form asks for the mobile number.
  decideFields(fields, { read, dialingCountry: () => undefined, today: () => dayOf(now) })

/**
 * Rejects a deposit or withdrawal while a required answer is missing under the latest stored rules.
 * @throws {Rejection} `FIELDS_ASKED` with the missing fields.
 */
export async function assertAnswered(
  context: Pick<Context<'FIELDS_ASKED'>, 'now' | 'reject'>,
  tables: Pick<DomainTables, 'members' | 'ruleVersions' | 'settings'>,
  memberId: string,
  at: LaterTime,
): Promise<void> {
  const rules = rulesForPlayers(await peekNewestVersion(tables))
  if (!rules.fields.some(({ askAt }) => askAt === at)) return
  const member = await tables.members.get(memberId)
  if (!member) return
  const now = context.now()
  const asked = fieldsAskedOf(member, at, { rules, platform: await readPlatform(tables), now })
  const missing = shownFields(asked, () => '', now).filter(({ required }) => required)
  if (missing.length === 0) return
  const fields = missing.map(({ name }) => ({ field: name, reason: 'required' as const }))
  context.reject('FIELDS_ASKED', { fields })
}

/** Checks a member's answers. Values of fields that the member was not asked for are ignored. */
export async function checkAnswers(
  answers: AskedAnswers,
  rules: RegistrationRules,
  { platform, context }: { platform: Platform; context: Pick<Context, 'now' | 'patterns'> },
): Promise<CheckedFields> {
  const now = context.now()
  const read = (rule: FieldRule) => fieldValue(rule, typedText(answers, rule))
  const fields = rules.fields.map((rule) => withDocument(rule, platform.market.code))
  return checkFields(shownFields(fields, read, now), {
    read,
    applicant: {
      // The higher of the two minimum ages applies, because the market's minimum age may have been
      // raised after the rules were published.
      minimumAge: Math.max(rules.minimumAge, platform.market.minimumAge),
      today: () => dayOf(now),
      phoneDigits: () => undefined,
      password: () => '',
    },
    patterns: context.patterns,
  })
}

/**
 * Stores accepted answers in the member's profile. Does not overwrite an answer that a concurrent
 * request has stored.
 * @returns the changed member.
 */
export async function storeAnswers(
  context: Pick<Context, 'passwords'>,
  tables: DomainTables,
  member: MemberRow,
  { fields, values, uncheckedFields }: CheckedFields,
): Promise<MemberRow> {
  await holdOpen(tables, member.id)
  const row = (await tables.members.get(member.id)) ?? member
  const open = fields.filter((rule) => storedAnswer(row, rule) === '')
  const names = open.map(({ name }) => name)
  const { registration } = row
  const changes = {
    profile: { ...row.profile, ...(await profileOf(context, { fields: open, values })) },
    registration: {
      ...registration,
      uncheckedFields: uncheckedAfter(registration.uncheckedFields, {
        changed: names,
        unchecked: uncheckedFields.filter((name) => names.includes(name)),
      }),
      askedFields: [...new Set([...(registration.askedFields ?? []), ...names])],
    },
  }
  await tables.members.update(row.id, changes)
  return { ...row, ...changes }
}
