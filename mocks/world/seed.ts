import { type Persona, personas } from '../personas.ts'
import { usernameKey } from './accountName.ts'
import { defaultPlatform } from './defaultPlatform.ts'
import { defaultRules } from './defaultRules.ts'
import { seedPast } from './demonstration.ts'
import { checkDraft } from './draftCheck.ts'
import { noPassword } from './newMember.ts'
import { letItHappen } from './past/past.ts'
import { pastTellers } from './past/tellers.ts'
import { changePlatform, readPlatform } from './platformSettings.ts'
import { storeVersion } from './registrationRules.ts'
import { DuplicateError } from './store.ts'
import { seedTeam } from './team/seedTeam.ts'
import type { World } from './world.ts'

export type Seed = {
  /** Whether the personas exist, and inputs that provoke failures work. */
  personas: boolean
  /** Whether a platform on which nothing has happened gets a past to show. */
  past?: boolean
  /** Makes the operator with this password, unless there is one. */
  operatorPassword?: string
}

const day = 24 * 3_600_000
const portal = { registerUrl: 'https://portico.example/register', domain: 'portico.example' }

/** Runs a write that another start may have made already. */
async function unlessThere(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (!(error instanceof DuplicateError)) throw error
  }
}

async function seedRules(world: World): Promise<void> {
  if ((await world.store.ruleVersions.count()) > 0) return
  const { problems, verdicts } = await checkDraft(defaultRules, world, defaultPlatform)
  if (problems.length > 0) throw new Error(`The default rules: ${JSON.stringify(problems)}`)
  await storeVersion(world, {
    draft: defaultRules,
    verdicts,
    author: 'portico',
    restoredFrom: null,
    follows: (live) => live === undefined,
  })
}

const personaId = ({ username }: Persona) => `m-${username}`

/** Shuts the accounts of personas that an earlier start had: everybody knows their passwords. */
async function closePersonas(world: World): Promise<void> {
  for (const persona of personas) {
    const id = personaId(persona)
    if (!(await world.store.members.update(id, { passwordHash: noPassword }))) continue
    await world.store.sessions.remove({ memberId: id })
  }
}

/** What she registered with, besides her account. */
async function profileOf(
  { passwords }: Pick<World, 'passwords'>,
  { fullName, paymentPassword }: Persona,
): Promise<Record<string, string>> {
  if (paymentPassword === null) return { payeeName: fullName }
  return { payeeName: fullName, paymentPassword: await passwords.hash(paymentPassword) }
}

async function seedPersona(world: World, persona: Persona): Promise<void> {
  const key = usernameKey(persona.username)
  const id = personaId(persona)
  const [existing] = await world.store.members.find({ where: { usernameKey: key }, limit: 1 })
  const isClosed = existing?.id === id && existing.passwordHash === noPassword
  if (existing && !isClosed) return
  const passwordHash = await world.passwords.hash(persona.password)
  if (isClosed) {
    await world.store.members.update(id, { passwordHash })
    return
  }
  const { market, countryCodes } = await readPlatform(world.store)
  const { username, nickname, type, mobileNum, email, firstTimeLogin } = persona
  const profile = await profileOf(world, persona)
  const createdAt = Date.parse(persona.memberSince)
  await world.store.transaction(async (tables) => {
    await tables.members.insert({
      id,
      username,
      usernameKey: key,
      passwordHash,
      type,
      nickname,
      currency: market.currency,
      countryDialingCode: countryCodes[0]?.dialingCode ?? null,
      mobileNum,
      email,
      profile,
      registration: {
        ...portal,
        method: 'username',
        registerMethod: 'WEB',
        referralCode: '',
        affiliateCode: '',
        rulesVersion: 1,
      },
      firstTimeLogin,
      createdAt,
      passwordChangedAt: world.now() - persona.passwordAge * day,
    })
    const { currency } = market
    await tables.wallets.insert({ id, currency, balance: 0, updatedAt: createdAt })
    await letItHappen(world, tables, { persona, memberId: id, tellers: pastTellers })
  })
}

async function seedOperator(world: World, password: string): Promise<void> {
  const id = 'operator'
  if (await world.store.operators.get(id)) return
  const passwordHash = await world.passwords.hash(password)
  await world.store.operators.insert({ id, passwordHash, failures: 0, lockedUntil: null })
}

/**
 * Puts into a world what it cannot do without: version 1 of the rules, and what the seed asks for.
 * Doing it again changes nothing that is there.
 */
export async function seedWorld(world: World, seed: Seed): Promise<void> {
  await seedRules(world)
  const { operatorPassword } = seed
  if (operatorPassword !== undefined) {
    await unlessThere(() => seedOperator(world, operatorPassword))
  }
  const { provocations } = await readPlatform(world.store)
  if (provocations !== seed.personas) await changePlatform(world, { provocations: seed.personas })
  if (!seed.personas) return closePersonas(world)
  for (const persona of personas) await unlessThere(() => seedPersona(world, persona))
  await unlessThere(() => seedTeam(world, { past: seed.past ?? false }))
  if (seed.past) await unlessThere(() => seedPast(world))
}
