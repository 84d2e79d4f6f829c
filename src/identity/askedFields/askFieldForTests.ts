import { draftVerdicts } from '../../../platform/domain/accounts/registration/draftVerdicts.ts'
import {
  freshVersion,
  rulesForOperators,
  storeVersion,
} from '../../../platform/domain/accounts/registration/registrationRules.ts'
import type { Context } from '../../../platform/domain/base/context/context.ts'
import type { AskingMoment } from './askedFields.queries.ts'

/**
 * Publishes a required field "Badge" with at least `minLength` and at most six digits. The field is
 * asked before a first deposit or withdrawal.
 */
export async function askFieldForTests(
  context: Context,
  askAt: AskingMoment,
  minLength = 6,
): Promise<void> {
  const { draft } = rulesForOperators(await freshVersion(context))
  const badge = {
    name: 'badge',
    enabled: true,
    required: true,
    acceptedPattern: '^[0-9]+$',
    patternId: 'DIGITS_ONLY' as const,
    minLength,
    maxLength: 6,
    label: { en: 'Badge', pt: 'Crachá' },
    askAt,
  }
  const others = draft.fields.filter(({ name }) => name !== badge.name)
  const changed = { ...draft, fields: [...others, badge] }
  await storeVersion(context, {
    draft: changed,
    verdicts: await draftVerdicts(changed, context, 20_000),
    author: 'operator',
    restoredFrom: null,
    follows: () => true,
  })
}
