import type { Context } from '../../base/context/context.ts'
import { storeVersion } from './registrationRules.ts'

/** Publishes rules without fields, unless the platform already has rules. */
export async function publishRulesForTests(context: Context): Promise<void> {
  const rules = { draft: { minimumAge: 18, fields: [] }, verdicts: [], author: 'test' }
  await storeVersion(context, { ...rules, restoredFrom: null, follows: (live) => !live })
}
