import { checkDraft } from '../../platform/domain/accounts/registration/draftCheck.ts'
import {
  freshVersion,
  rulesForOperators,
  storeVersion,
} from '../../platform/domain/accounts/registration/registrationRules.ts'
import type { Context } from '../../platform/domain/base/context/context.ts'
import { readPlatform } from '../../platform/domain/base/platform/platformSettings.ts'
import { createButton, createElement, createRow } from './createElement.ts'
import { type RuleEdit, ruleEdits } from './ruleEdits.ts'
import type { Panel, Section } from './section.ts'

/**
 * Publishes a change of the registration rules in force.
 * @returns the result, as text for the panel.
 */
async function publishEdit(
  context: Context,
  { apply, skipsCheck = false }: RuleEdit,
): Promise<string> {
  const live = await freshVersion(context)
  const draft = apply(rulesForOperators(live).draft)
  const { problems, verdicts } = skipsCheck
    ? { problems: [], verdicts: [] }
    : await checkDraft(draft, context, await readPlatform(context.store))
  const [first] = problems
  if (first) return `Refused: ${first.field ?? first.path}: ${first.reason}`
  const stored = await storeVersion(context, {
    draft,
    verdicts,
    author: 'developer',
    restoredFrom: null,
    follows: () => true,
  })
  return stored === 'conflict' ? 'Somebody else published.' : `Version ${stored.version} is live.`
}

/** Section with buttons that change the registration rules. An open form follows each change. */
export function rulesSection({ mocks, tell }: Panel): Section {
  const line = createElement('p')
  const refresh = async () => {
    const { version, author } = await freshVersion(mocks.context())
    line.textContent = `Version ${version}, by ${author}.`
  }
  const buttons = ruleEdits.map((edit) =>
    createButton(edit.label, () => publishEdit(mocks.context(), edit), tell),
  )
  return {
    title: 'Registration rules',
    isFolded: true,
    nodes: [line, createRow(...buttons)],
    refresh,
  }
}
