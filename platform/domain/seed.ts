import { closeDemonstrationAccounts } from './accounts/account/demonstrationAccounts.ts'
import { defaultRules } from './accounts/registration/defaultRules.ts'
import { checkDraft } from './accounts/registration/draftCheck.ts'
import { storeVersion } from './accounts/registration/registrationRules.ts'
import type { Context } from './base/context/context.ts'
import { defaultPlatform } from './base/platform/defaultPlatform.ts'
import { companySettingNames, type Platform, withModule } from './base/platform/platform.ts'
import { changePlatform, readPlatform } from './base/platform/platformSettings.ts'
import { unlessThere } from './base/storage/unlessThere.ts'
import type { Demonstration } from './demonstration.ts'
import { planAnnouncements } from './people/announcements/publish.ts'
import { refreshFixtures } from './play/sports/refreshFixtures.ts'

export type Seed = {
  /**
   * Demonstration whose accounts are created. Without one, the accounts of an earlier demonstration
   * are closed.
   */
  demonstration?: Pick<Demonstration, 'company' | 'seed'> | undefined
  /** True to create past activity for a demonstration that has none. */
  past?: boolean
  /** Password of the operator's account. The account is created if there is no operator yet. */
  operatorPassword?: string
}

async function seedRules(context: Context): Promise<void> {
  if ((await context.store.ruleVersions.count()) > 0) return
  const { problems, verdicts } = await checkDraft(defaultRules, context, defaultPlatform)
  if (problems.length > 0) throw new Error(`The default rules: ${JSON.stringify(problems)}`)
  await storeVersion(context, {
    draft: defaultRules,
    verdicts,
    author: 'portico',
    restoredFrom: null,
    follows: (live) => live === undefined,
  })
}

async function seedOperator(context: Context, password: string): Promise<void> {
  const id = 'operator'
  if (await context.store.operators.get(id)) return
  const passwordHash = await context.passwords.hash(password)
  await context.store.operators.insert({ id, passwordHash })
}

/**
 * Inserts the rows that every platform needs, version 1 of the registration rules, the current
 * matches, and the rows that the seed requests. A repeated call inserts nothing twice.
 */
export async function seedDomain(context: Context, seed: Seed): Promise<void> {
  await seedRules(context)
  await planAnnouncements(context)
  await refreshFixtures(context)
  const { operatorPassword } = seed
  if (operatorPassword !== undefined) {
    await unlessThere(() => seedOperator(context, operatorPassword))
  }
  await seedDemonstration(context, seed)
}

// `changePlatform` removes a setting with the value undefined.
const noCompany: Partial<Platform> = Object.fromEntries(
  companySettingNames.map((name) => [name, undefined]),
)

async function seedDemonstration(context: Context, { demonstration, past = false }: Seed) {
  const { isDemonstration: wasOne, mainDomain, whitelabel } = await readPlatform(context.store)
  const withLuck = (isOn: boolean) => ({
    whitelabel: withModule(withModule(whitelabel, 'WHEEL3', isOn), 'REDENVELOPE3', isOn),
  })
  if (demonstration) {
    // The demonstration enables all features, including those that its market's law disables.
    const { company } = demonstration
    if (!wasOne) {
      await changePlatform(context, { isDemonstration: true, ...withLuck(true), ...company })
    } else if (mainDomain === '') {
      // Demonstrations that an earlier version created have no company settings.
      await changePlatform(context, company)
    }
    await demonstration.seed(context, past)
  } else if (wasOne) {
    // The accounts are closed before the flag changes, so that a restart repeats the closing if it
    // was interrupted.
    await closeDemonstrationAccounts(context)
    await changePlatform(context, {
      isDemonstration: false,
      ...withLuck(false),
      ...noCompany,
    })
  }
}
