/** Puts carla's team into a world that has the personas. */
import { usernameKey } from '../accountName.ts'
import type { MemberRow, WorldTables } from '../collections.ts'
import { moved, post } from '../ledger/post.ts'
import { noPassword } from '../newMember.ts'
import { readPlatform } from '../platformSettings.ts'
import type { World } from '../world.ts'
import { carlasTeam, personasInTeams, type TeamPerson } from './carlasTeam.ts'
import { joinWithCommissions } from './join.ts'
import { flatRates, toRate } from './rates.ts'
import { tellTeamPast } from './teamPast.ts'

const portal = { registerUrl: 'https://portico.example/register', domain: 'portico.example' }

/** The id of somebody of whom only the seeds tell. */
const seededId = (username: string): string => `m-${username}`

const rowOf = (person: TeamPerson, currency: string): MemberRow => {
  const createdAt = Date.parse(person.joinedAt)
  const { username, nickname, type } = person
  return {
    ...{ id: seededId(username), username, usernameKey: usernameKey(username), nickname, type },
    ...{ passwordHash: noPassword, currency, email: null, profile: {} },
    ...{ countryDialingCode: null, mobileNum: null, firstTimeLogin: false },
    registration: {
      ...portal,
      ...{ method: 'username', registerMethod: 'WEB', referralCode: '', rulesVersion: 1 },
      affiliateCode: person.upline === 'carla' ? 'CARLA2026' : '',
    },
    ...{ createdAt, passwordChangedAt: createdAt },
  }
}

async function fillWallet(world: World, tables: WorldTables, member: MemberRow, balance: number) {
  const { id, currency, createdAt } = member
  await tables.wallets.insert({ id, currency, balance: 0, updatedAt: createdAt })
  if (balance === 0) return
  const from = { kind: 'house', name: 'opening' } as const
  const to = { kind: 'main', memberId: id } as const
  const opening = moved('OPENING', id, { from, to, amount: balance })
  await post(world, tables, () => {}, { ...opening, at: createdAt })
}

async function join(
  world: World,
  tables: WorldTables,
  agents: readonly number[],
  { username, upline, rate }: { username: string; upline: string; rate: string },
): Promise<void> {
  const member = await tables.members.get(seededId(username))
  const above = await tables.members.get(seededId(upline))
  if (!member || !above) return
  const rates = flatRates(toRate(rate))
  await joinWithCommissions(world, tables, member, {
    upline: above,
    isAgent: agents.includes(above.type),
    rates,
  })
}

/**
 * Makes the team, unless it is there already; all of it or nothing.
 * @param past whether its people have done something in the last 30 days.
 */
export async function seedTeam(world: World, { past }: { past: boolean }): Promise<void> {
  await world.store.transaction(async (tables) => {
    if (await tables.teamMembers.get(seededId('davi'))) return
    const { market, accountTypes } = await readPlatform(tables)
    for (const person of personasInTeams) await join(world, tables, accountTypes.agents, person)
    for (const person of carlasTeam) {
      const member = rowOf(person, market.currency)
      await tables.members.insert(member)
      await fillWallet(world, tables, member, person.balance)
      if (past) await tellTeamPast(world, tables, person, member.id)
      await join(world, tables, accountTypes.agents, person)
    }
  })
}
