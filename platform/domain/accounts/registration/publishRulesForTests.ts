import type { Context } from '../../base/context/context.ts'
import { storeVersion } from './registrationRules.ts'

/** Publishes rules that ask for nothing, if the platform has none yet. */
export async function publishRulesForTests(context: Context): Promise<void> {
  const rules = { draft: { minimumAge: 18, fields: [] }, verdicts: [], author: 'test' }
  await storeVersion(context, { ...rules, restoredFrom: null, follows: (live) => !live })
}
