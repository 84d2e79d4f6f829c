import { planAnnouncements } from './announcements/publish.ts'
import { closePersonas, seedPersonas } from './past/personas.ts'
import { defaultPlatform } from './platform/defaultPlatform.ts'
import { seedPast } from './platform/demonstration.ts'
import { changePlatform, readPlatform } from './platform/platformSettings.ts'
import { defaultRules } from './rules/defaultRules.ts'
import { checkDraft } from './rules/draftCheck.ts'
import { storeVersion } from './rules/registrationRules.ts'
import { unlessThere } from './storage/unlessThere.ts'
import type { World } from './world.ts'

export type Seed = {
  /** Whether the personas exist, and inputs that provoke failures work. */
  personas: boolean
  /** Whether a platform on which nothing has happened gets a past to show. */
  past?: boolean
  /** Makes the operator with this password, unless there is one. */
  operatorPassword?: string
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
  await planAnnouncements(world)
  const { operatorPassword } = seed
  if (operatorPassword !== undefined) {
    await unlessThere(() => seedOperator(world, operatorPassword))
  }
  const { provocations } = await readPlatform(world.store)
  if (provocations !== seed.personas) await changePlatform(world, { provocations: seed.personas })
  if (!seed.personas) return closePersonas(world)
  await seedPersonas(world, { past: seed.past ?? false })
  if (seed.past) await unlessThere(() => seedPast(world))
}
