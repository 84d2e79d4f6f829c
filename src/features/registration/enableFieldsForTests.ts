import { expect } from 'vitest'
import { checkDraft } from '../../../platform/domain/accounts/registration/draftCheck.ts'
import {
  freshVersion,
  type RulesDraft,
  rulesForOperators,
  storeVersion,
} from '../../../platform/domain/accounts/registration/registrationRules.ts'
import type { Context } from '../../../platform/domain/base/context/context.ts'
import { readPlatform } from '../../../platform/domain/base/platform/platformSettings.ts'

type Rule = RulesDraft['fields'][number]
type Changes = { required?: string[]; change?: (rule: Rule) => Rule }

/**
 * Makes the username form show every field that the rules define. `required` names additional
 * required fields; `change` modifies each rule.
 */
export async function enableEveryField(
  context: Context,
  { required = [], change = (rule) => rule }: Changes = {},
): Promise<void> {
  const { draft } = rulesForOperators(await freshVersion(context))
  const unchanged = ['captcha', 'verificationCode']
  const changed: RulesDraft = {
    ...draft,
    fields: draft.fields.map((rule) =>
      unchanged.includes(rule.name)
        ? rule
        : change({
            ...rule,
            enabled: true,
            required: rule.required || required.includes(rule.name),
            methods: ['username', 'mobile'],
          }),
    ),
  }
  const platform = await readPlatform(context.store)
  const { problems, verdicts } = await checkDraft(changed, context, platform)
  expect(problems).toEqual([])
  const stored = await storeVersion(context, {
    draft: changed,
    verdicts,
    author: 'operator',
    restoredFrom: null,
    follows: () => true,
  })
  expect(stored).not.toBe('conflict')
}
