import type { components } from '../../../src/api/gen/paths.ts'
import {
  checkAnswers,
  rulesAskedOf,
  storeAnswers,
} from '../../domain/accounts/registration/askedFields.ts'
import type { RegistrationRules } from '../../domain/accounts/registration/registrationFields.ts'
import {
  freshVersion,
  liveRules,
  rulesForPlayers,
} from '../../domain/accounts/registration/registrationRules.ts'
import { noteUnchecked } from '../../domain/accounts/registration/uncheckedValues.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, type Outcome } from '../../server/handler.ts'
import { once } from '../../server/idempotency.ts'

const askedForm = ({
  version,
  ...rules
}: RegistrationRules): components['schemas']['AskedFields'] => ({
  rulesVersion: version,
  ...rules,
})

/** Stores the answers of a member once. A replay returns the fields that are still asked. */
const storeAnswersOf = (call: Call<'answerAskedFields'>): Promise<Outcome<'answerAskedFields'>> => {
  const { context, body, caller } = call
  const { at, rulesVersion } = body
  const { member } = caller
  return once<'answerAskedFields', null>(call, `${member.id} askedFields`, {
    async run(commit) {
      const platform = await readPlatform(context.store)
      const rules = rulesForPlayers(await freshVersion(context))
      const situation = { rules, platform, now: context.now() }
      const askedRules = rulesAskedOf(member, at, situation)
      const checked = await checkAnswers(body, askedRules, { platform, context })
      const { rejections: fields, uncheckedFields } = checked
      const [only, ...others] = fields
      if (only && rulesVersion !== rules.version) {
        context.reject('RULES_CHANGED', { fields, rules: askedRules })
      }
      if (only) {
        const isYoung = only.reason === 'underAge' && others.length === 0
        context.reject(isYoung ? 'UNDER_AGE' : 'FIELDS_INVALID', { fields })
      }
      const outcome = await commit(async (tables) => {
        const changed = await storeAnswers(context, tables, member, checked)
        return { outcome: answer(askedForm(rulesAskedOf(changed, at, situation))), result: null }
      })
      noteUnchecked(context, uncheckedFields)
      return outcome
    },
    async replay() {
      const platform = await readPlatform(context.store)
      const situation = { rules: await liveRules(context), platform, now: context.now() }
      return answer(askedForm(rulesAskedOf(member, at, situation)))
    },
  })
}

export const askedFields = {
  'GET /wps/member/askedFields': async ({ context, query: { at }, caller: { member } }) => {
    const platform = await readPlatform(context.store)
    const situation = { rules: await liveRules(context), platform, now: context.now() }
    return answer(askedForm(rulesAskedOf(member, at, situation)))
  },
  'PUT /wps/member/askedFields': storeAnswersOf,
} satisfies Pick<Behaviour, 'GET /wps/member/askedFields' | 'PUT /wps/member/askedFields'>
