/** Accounts that agents create for members of their team. */

import type { components } from '../../../../src/api/gen/paths.ts'
import { fieldsInForce } from '../../../../src/lib/registration/fieldsInForce.ts'
import { normalizeText } from '../../../../src/lib/text.ts'
import { usernameKey } from '../../accounts/account/accountName.ts'
import { checkText } from '../../accounts/registration/fieldCheck.ts'
import type { FieldRejection } from '../../accounts/registration/registrationCheck.ts'
import { registrationFlags } from '../../accounts/registration/registrationFields.ts'
import { liveRules } from '../../accounts/registration/registrationRules.ts'
import { noteUnchecked } from '../../accounts/registration/uncheckedValues.ts'
import { toRates } from '../../accounts/team/rates.ts'
import type { DomainTables, MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { toHex } from '../../base/context/digest.ts'
import type { Platform } from '../../base/platform/platform.ts'
import { typeOf } from './invitations.ts'
import { joinWithCommissions } from './join.ts'

type Request = components['schemas']['TeamMemberRequest']

/**
 * Rejections of the username and password by the registration rules. The member fills in the other
 * fields later.
 */
export async function checkTeamMember(
  context: Context,
  platform: Platform,
  request: Request,
): Promise<FieldRejection[]> {
  const rules = fieldsInForce(
    (await liveRules(context)).fields,
    'username',
    registrationFlags(platform),
  )
  const refusals: FieldRejection[] = []
  const unchecked: string[] = []
  const noteUndecided = (field: string) => unchecked.push(field)
  for (const field of ['username', 'password'] as const) {
    const rule = rules.find(({ name }) => name === field)
    const value = normalizeText(request[field])
    const reason = rule && (await checkText(rule, value, context.patterns, noteUndecided))
    if (reason) refusals.push({ field, reason })
    else if (field === 'password' && context.passwords.isCommon(value)) {
      refusals.push({ field, reason: 'common' })
    }
  }
  if (refusals.length === 0) noteUnchecked(context, unchecked)
  return refusals
}

/** Row of the new account. The function is slow, because it hashes the password. */
export async function newTeamMember(
  context: Context,
  platform: Platform,
  request: Request,
): Promise<MemberRow> {
  const username = normalizeText(request.username)
  const now = context.now()
  const { market, mainDomain } = platform
  return {
    id: `m-${toHex(context.randomBytes(8))}`,
    username,
    usernameKey: usernameKey(username),
    passwordHash: await context.passwords.hash(normalizeText(request.password)),
    type: typeOf(platform, request.accountKind),
    nickname: username,
    profile: {},
    currency: market.currency,
    countryDialingCode: null,
    mobileNum: null,
    email: null,
    registration: {
      method: 'username',
      registerMethod: 'WEB',
      registerUrl: '',
      domain: mainDomain,
      referralCode: '',
      affiliateCode: '',
      rulesVersion: (await liveRules(context)).version,
    },
    firstTimeLogin: true,
    createdAt: now,
    passwordChangedAt: now,
  }
}

/** Inserts the account and its wallet, and adds the account to the agent's team. */
export async function insertTeamMember(
  context: Context,
  tables: DomainTables,
  agent: MemberRow,
  member: MemberRow,
  rates: Request['rates'],
): Promise<void> {
  await tables.members.insert(member)
  const { id, currency, createdAt } = member
  await tables.wallets.insert({ id, currency, balance: 0, updatedAt: createdAt })
  await joinWithCommissions(context, tables, member, {
    upline: agent,
    isAgent: true,
    rates: toRates(rates),
  })
}
