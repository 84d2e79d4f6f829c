import { unlessThere } from '../platform/domain/base/storage/unlessThere.ts'
import type { Demonstration } from '../platform/domain/demonstration.ts'
import { companySettings } from './content/companySettings.ts'
import { content } from './content/content.ts'
import { createEmulatedProviders } from './emulatedProviders.ts'
import { createEmulators } from './emulators.ts'
import { seedPersonas } from './past/seedPersonas.ts'
import { seedPast } from './past/signUps.ts'
import { provocations } from './provocations.ts'
import { secretOf } from './rules/sharedRounds.ts'

/**
 * Demonstration data with which visitors try out a platform: personas, content, emulators and
 * provoked failures.
 */
export const demonstration: Demonstration = {
  content,
  provocations,
  company: companySettings,
  async seed(context, past) {
    // Providers read the secret of the platform inside transactions. A transaction cannot create
    // the secret, so the secret is created here.
    await secretOf(context)
    await seedPersonas(context, { past })
    if (past) await unlessThere(() => seedPast(context))
  },
  createProviders: createEmulatedProviders,
  createPages: createEmulators,
}
