import { closeDemonstrationAccounts } from './accounts/account/demonstrationAccounts.ts'
import { defaultRules } from './accounts/registration/defaultRules.ts'
import { checkDraft } from './accounts/registration/draftCheck.ts'
import { storeVersion } from './accounts/registration/registrationRules.ts'
import type { World } from './base/context/world.ts'
import { defaultPlatform } from './base/platform/defaultPlatform.ts'
import { withModule } from './base/platform/platform.ts'
import { changePlatform, readPlatform } from './base/platform/platformSettings.ts'
import { unlessThere } from './base/storage/unlessThere.ts'
import type { Demonstration } from './demonstration.ts'
import { planAnnouncements } from './people/announcements/publish.ts'

export type Seed = {
  /** Whose accounts are made; those of an earlier one are shut without. */
  demonstration?: Pick<Demonstration, 'seed'> | undefined
  /** Whether a demonstration on which nothing has happened gets a past to show. */
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
  await world.store.operators.insert({ id, passwordHash })
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
  await seedDemonstration(world, seed)
}

async function seedDemonstration(world: World, { demonstration, past = false }: Seed) {
  const { isDemonstration: wasOne, whitelabel } = await readPlatform(world.store)
  const withLuck = (isOn: boolean) => ({
    whitelabel: withModule(withModule(whitelabel, 'WHEEL3', isOn), 'REDENVELOPE3', isOn),
  })
  if (demonstration) {
    // It shows what can be switched on, also what the law of its market keeps off.
    if (!wasOne) await changePlatform(world, { isDemonstration: true, ...withLuck(true) })
    await demonstration.seed(world, past)
  } else if (wasOne) {
    // Shut before the platform says that it is none, so that an interrupted start does it again.
    await closeDemonstrationAccounts(world)
    await changePlatform(world, { isDemonstration: false, ...withLuck(false) })
  }
}
