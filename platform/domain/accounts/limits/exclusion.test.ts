import { expect, it } from 'vitest'
import { contextForTests } from '../../../server/serverForTests.ts'
import { exclusionOf, isExcluded } from './exclusion.ts'

it('an exclusion lasts until its end, or forever if it has no end', async () => {
  const { context, store, time } = contextForTests()
  expect(await isExcluded(context, { id: 'm-1' })).toBe(false)
  const until = time.now + 1_000
  await store.exclusions.insert({ id: 'm-1', kind: 'TIME_OUT', since: time.now, until })
  expect(await exclusionOf(context, 'm-1')).toEqual({ kind: 'TIME_OUT', until })
  time.now = until
  expect(await isExcluded(context, { id: 'm-1' })).toBe(false)
  await store.exclusions.update('m-1', { kind: 'SELF_EXCLUSION', until: null })
  expect(await isExcluded(context, { id: 'm-1' })).toBe(true)
})
