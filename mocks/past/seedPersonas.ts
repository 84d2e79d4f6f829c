/** Seeds the personas, their team and their history. */

import { usernameKey } from '../../platform/domain/accounts/account/accountName.ts'
import { demonstrationId } from '../../platform/domain/accounts/account/demonstrationAccounts.ts'
import { writeSettings } from '../../platform/domain/accounts/account/memberSettings.ts'
import { noPassword } from '../../platform/domain/accounts/account/noPassword.ts'
import type { DomainTables, MemberRow } from '../../platform/domain/base/collections/collections.ts'
import type { Context } from '../../platform/domain/base/context/context.ts'
import { readPlatform } from '../../platform/domain/base/platform/platformSettings.ts'
import { unlessThere } from '../../platform/domain/base/storage/unlessThere.ts'
import { type Persona, personas } from '../people/personas.ts'
import { commissionsSince, tellContracts } from './contracts.ts'
import { verifyPersona } from './identity.ts'
import { pastMoment } from './moments.ts'
import { letItHappen, type PastEvent, type PastPerson } from './past.ts'
import { seedTeam } from './seedTeam.ts'
import { teamBets } from './teamPast.ts'
import { pastTellers } from './tellers.ts'
import { writeAtOnce } from './writeAtOnce.ts'

const portal = { registerUrl: 'https://portico.example/register', domain: 'portico.example' }

const personaId = ({ username }: Persona) => demonstrationId(username)

type Hash = (password: string) => Promise<string>

type SeedOrder = {
  /**
   * Time of seeding for all personas, in milliseconds since 1970, however long the seeding takes.
   */
  now: number
  hash: Hash
}

/**
 * Hash function with a cache, because personas share a transaction password and each hash is slow.
 */
function hashOnce({ passwords }: Context): Hash {
  const made = new Map<string, Promise<string>>()
  return (password) => {
    const hash = made.get(password) ?? passwords.hash(password)
    made.set(password, hash)
    return hash
  }
}

/**
 * Starts hashing the passwords of all missing personas, with as many hashes in parallel as the
 * domain allows.
 */
async function hashAhead(context: Context, hash: Hash): Promise<void> {
  const found = await Promise.all(
    personas.map((persona) => context.store.members.get(personaId(persona))),
  )
  const missing = personas.filter((_, index) => found[index] === undefined)
  for (const { password, paymentPassword } of missing) {
    // The code that later awaits the hash handles a failure of the hash.
    hash(password).catch(() => {})
    if (paymentPassword !== null) hash(paymentPassword).catch(() => {})
  }
}

/** Registration profile of a persona. */
async function profileOf(
  { fullName, paymentPassword }: Persona,
  hashPayment: Hash,
): Promise<Record<string, string>> {
  if (paymentPassword === null) return { payeeName: fullName }
  return { payeeName: fullName, paymentPassword: await hashPayment(paymentPassword) }
}

/**
 * Reopens a persona's account if it was closed.
 * @returns the member to insert; undefined if the persona already has an account.
 */
async function newcomer(
  context: Context,
  persona: Persona,
  { now, hash }: SeedOrder,
): Promise<MemberRow | undefined> {
  const key = usernameKey(persona.username)
  const id = personaId(persona)
  const [existing] = await context.store.members.find({ where: { usernameKey: key }, limit: 1 })
  const isClosed = existing?.id === id && existing.passwordHash === noPassword
  if (existing && !isClosed) return undefined
  const passwordHash = await hash(persona.password)
  if (isClosed) {
    await context.store.members.update(id, { passwordHash })
    return undefined
  }
  const { market, countryCodes } = await readPlatform(context.store)
  const { username, nickname, type, mobileNum, email, firstTimeLogin } = persona
  const createdAt = Date.parse(persona.memberSince)
  return {
    id,
    username,
    usernameKey: key,
    passwordHash,
    type,
    nickname,
    mobileNum,
    email,
    currency: market.currency,
    countryDialingCode: countryCodes[0]?.dialingCode ?? null,
    profile: await profileOf(persona, hash),
    firstTimeLogin,
    createdAt,
    registration: {
      ...portal,
      method: 'username',
      registerMethod: 'WEB',
      rulesVersion: 1,
      referralCode: '',
      affiliateCode: '',
    },
    passwordChangedAt: pastMoment(now, persona.passwordAge),
  }
}

async function openAccount(tables: DomainTables, member: MemberRow, balance: number) {
  const { id, currency, createdAt } = member
  await tables.members.insert(member)
  await tables.wallets.insert({ id, currency, balance: 0, updatedAt: createdAt })
  return { memberId: id, since: createdAt, balance }
}

const pastOf = (persona: Persona, now: number): PastEvent[] =>
  pastTellers.flatMap((tell) => tell({ persona, memberId: personaId(persona), now }))

/** Seeds a persona other than the agents Carla and Davi. */
async function seedMember(context: Context, persona: Persona, order: SeedOrder): Promise<void> {
  const member = await newcomer(context, persona, order)
  if (!member) return
  const events = pastOf(persona, order.now)
  const tell = async (tables: DomainTables) => {
    const person = await openAccount(tables, member, persona.balance)
    if (persona.checksAddress) {
      await writeSettings(tables, member.id, { checksAddress: true }, member.createdAt)
    }
    await letItHappen(context, tables, { people: [person], events })
  }
  await context.store.transaction((tables) => writeAtOnce(tables, {}, tell))
}

/** Existing rows of the personas: their accounts, and their places in a team. */
async function knownPeople({ members, teamMembers }: DomainTables) {
  const ids = personas.map(personaId)
  const [known, places] = [
    await Promise.all(ids.map((id) => members.get(id))),
    await Promise.all(ids.map((id) => teamMembers.get(id))),
  ]
  return {
    members: known.filter((row) => row !== undefined),
    teamMembers: places.filter((row) => row !== undefined),
  }
}

/**
 * True for the agents Carla and Davi. They pay each other, so their balances are only correct if
 * both are seeded together.
 */
const isAgent = ({ username }: Persona) => username === 'carla' || username === 'davi'

/** Seeds the agents Carla and Davi, their team and its contracts in one transaction. */
async function seedAgents(
  context: Context,
  { past, ...order }: SeedOrder & { past: boolean },
): Promise<void> {
  const { now } = order
  const made: { persona: Persona; member: MemberRow }[] = []
  for (const persona of personas.filter(isAgent)) {
    const member = await newcomer(context, persona, order)
    if (member) made.push({ persona, member })
  }
  if (made.length === 0 && (await context.store.teamMembers.get(demonstrationId('davi')))) return
  // Ana's bets are read from the store, because an earlier start may have seeded them.
  const ofAna = await context.store.bets.find({ where: { memberId: demonstrationId('ana') } })
  const tell = async (tables: DomainTables) => {
    const people: PastPerson[] = []
    for (const { persona, member } of made) {
      people.push(await openAccount(tables, member, persona.balance))
    }
    const commissionsFrom = past ? commissionsSince(now) : now
    const team = await seedTeam(context, tables, { commissionsFrom })
    const played = past && team.length > 0 ? teamBets(now) : []
    const events = [
      ...made.flatMap(({ persona }) => pastOf(persona, now)),
      ...played.flatMap(({ events }) => events),
    ]
    if (played.length > 0 && made.length === 2) {
      const bets = [...played.map(({ bet }) => bet), ...ofAna]
      events.push(...tellContracts({ context, now, bets }))
    }
    await letItHappen(context, tables, { people: [...people, ...team], events })
  }
  await context.store.transaction(async (tables) =>
    writeAtOnce(tables, await knownPeople(tables), tell),
  )
}

/**
 * Seeds missing personas and reopens closed accounts of personas. All personas have a verified
 * identity.
 * @param past true to include the team's bets and contracts of the last 30 days.
 */
export async function seedPersonas(context: Context, { past }: { past: boolean }): Promise<void> {
  const order = { now: context.now(), hash: hashOnce(context) }
  await hashAhead(context, order.hash)
  for (const persona of personas) {
    if (!isAgent(persona)) await unlessThere(() => seedMember(context, persona, order))
  }
  await unlessThere(() => seedAgents(context, { past, ...order }))
  for (const persona of personas) await unlessThere(() => verifyPersona(context, persona))
}
