import { expect, it } from 'vitest'
import badRules from '../../../tests/corpora/badRules.json' with { type: 'json' }
import { partOf } from '../../../tests/support/extent.ts'
import { defaultRules } from '../../domain/accounts/registration/defaultRules.ts'
import { startPlatform } from '../platformForTests.ts'

const platform = startPlatform({ personas: false })

/** Publishes the default rules followed by more rules, as the operator console does. */
async function publish(rules: unknown[]) {
  const { send, operator } = await platform
  const fields = [...defaultRules.fields, ...rules]
  return send('PUT /ops/registration-rules', {
    headers: await operator(),
    body: { minimumAge: 18, fields },
  })
}

const hostilePatterns = badRules.filter(({ code }) => code === 'PATTERN_HOSTILE')
/** `classifyPattern.test.ts` finds more hostile patterns, and without a platform. */
const examples = badRules.filter((rule) => !hostilePatterns.slice(2).includes(rule))

it.each(partOf(badRules, examples))(
  'publishing $title is rejected with its field and stores nothing',
  async (example) => {
    const { status, answer } = await publish(example.rules)
    expect(status).toBe(422)
    expect(answer.value?.problems).toContainEqual(
      expect.objectContaining({ field: example.field, code: example.code }),
    )
    const { store } = await platform
    expect(await store.ruleVersions.count()).toBe(1)
  },
)
