import { expect, it } from 'vitest'
import { startPlatform, withRule } from '../../../handlers/platformForTests.ts'
import { forgetLiveVersion, liveRules } from './registrationRules.ts'

it('[REG-16] a pattern that only an older version of the checker has checked runs in a worker', async () => {
  const { context, store, publish } = await startPlatform({ personas: false })
  await publish(withRule('line', { acceptedPattern: '^[a-z]{2,9}$' }))
  const verdictOn = async (field: string) =>
    (await liveRules(context)).fields.find(({ name }) => name === field)?.verdict
  expect(await verdictOn('line')).toBe('safe')
  const [row] = await store.ruleVersions.find({ where: { version: 2 } })
  if (!row) throw new Error('Nothing was published')
  // Earlier versions of the platform stored rule versions without `checker`.
  const { checker: _, ...rules } = row.rules as Record<string, unknown>
  await store.ruleVersions.insert({ ...row, id: 'rules-3', version: 3, rules })
  forgetLiveVersion(context)
  expect(await verdictOn('line')).toBeUndefined()
  expect(await verdictOn('username')).toBe('safe')
})
