/** Seeds the agent Carla's team. */

import { usernameKey } from '../../platform/domain/accounts/account/accountName.ts'
import { demonstrationId } from '../../platform/domain/accounts/account/demonstrationAccounts.ts'
import { noPassword } from '../../platform/domain/accounts/account/noPassword.ts'
import { keepSeen } from '../../platform/domain/accounts/account/presence.ts'
import { flatRates, toRate } from '../../platform/domain/accounts/team/rates.ts'
import type { DomainTables, MemberRow } from '../../platform/domain/base/collections/collections.ts'
import type { Context } from '../../platform/domain/base/context/context.ts'
import { readPlatform } from '../../platform/domain/base/platform/platformSettings.ts'
import { joinWithCommissions } from '../../platform/domain/people/team/join.ts'
import { carlasTeam, personasInTeams, type TeamPerson } from './carlasTeam.ts'
import type { PastPerson } from './past.ts'

const portal = { registerUrl: 'https://portico.example/register', domain: 'portico.example' }

const rowOf = (person: TeamPerson, currency: string): MemberRow => {
  const createdAt = Date.parse(person.joinedAt)
  const { username, nickname, type } = person
  return {
    id: demonstrationId(username),
    username,
    usernameKey: usernameKey(username),
    nickname,
    type,
    passwordHash: noPassword,
    currency,
    email: null,
    profile: {},
    countryDialingCode: null,
    mobileNum: null,
    firstTimeLogin: false,
    registration: {
      ...portal,
      method: 'username',
      registerMethod: 'WEB',
      referralCode: '',
      rulesVersion: 1,
      affiliateCode: person.upline === 'carla' ? 'CARLA2026' : '',
    },
    createdAt,
    passwordChangedAt: createdAt,
  }
}

async function join(
  context: Context,
  tables: DomainTables,
  { agents, commissionsFrom }: { agents: readonly number[]; commissionsFrom: number },
  { username, upline, rate }: { username: string; upline: string; rate: string },
): Promise<void> {
  const member = await tables.members.get(demonstrationId(username))
  const above = await tables.members.get(demonstrationId(upline))
  if (!member || !above) return
  const rates = flatRates(toRate(rate))
  await joinWithCommissions(context, tables, member, {
    upline: above,
    isAgent: agents.includes(above.type),
    rates,
    commissionsFrom,
  })
}

/**
 * Seeds the team unless it exists. Must be called in the transaction that seeds its agents.
 * @param commissionsFrom time from which bets earn commissions, in milliseconds since 1970.
 * @returns the new members. Their wallets are still empty.
 */
export async function seedTeam(
  context: Context,
  tables: DomainTables,
  { commissionsFrom }: { commissionsFrom: number },
): Promise<PastPerson[]> {
  if (await tables.teamMembers.get(demonstrationId('davi'))) return []
  const { market, accountTypes } = await readPlatform(tables)
  const joining = { agents: accountTypes.agents, commissionsFrom }
  for (const person of personasInTeams) await join(context, tables, joining, person)
  const made: PastPerson[] = []
  for (const person of carlasTeam) {
    const member = rowOf(person, market.currency)
    const { id, currency, createdAt } = member
    await tables.members.insert(member)
    await tables.wallets.insert({ id, currency, balance: 0, updatedAt: createdAt })
    await keepSeen(tables, id, createdAt)
    await join(context, tables, joining, person)
    made.push({ memberId: id, since: createdAt, balance: person.balance })
  }
  return made
}
