import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OperationKey } from '../../../platform/gen/behaviour.ts'
import { failure } from './breakableBehaviour.ts'
import { type Calls, createCalls, sampleParts } from './calls/calls.ts'
import { eachOf, operationOf, operations } from './calls/document.ts'
import type { Platform, Starter } from './calls/platform.ts'
import { switchModules } from './settings.ts'

/**
 * Tests the response of every call while the server fails. The server's behaviour must be
 * `breakable`.
 * @param cachedKeys calls whose cached response is returned while the server fails.
 */
export function describeFailing(
  makeStarter: () => Promise<Starter>,
  cachedKeys: readonly OperationKey[] = [],
): void {
  let starter: Starter
  let platform: Platform
  let calls: Calls
  beforeAll(async () => {
    starter = await makeStarter()
    platform = await starter.start({})
    calls = createCalls(platform)
    await switchModules(calls, operations, true)
    // Makes `calls` fetch the encryption key before the server fails.
    await calls.send(operationOf('POST /wps/session/login'), {
      ...sampleParts(operationOf('POST /wps/session/login')),
    })
    failure.isOn = true
  })
  afterAll(async () => {
    failure.isOn = false
    await platform.stop()
    await starter.remove()
  })

  if (cachedKeys.length > 0) {
    it.each(cachedKeys)('%s responds from the cache while the server fails', async (key) => {
      const one = operationOf(key)
      const send = () => calls.send(one, sampleParts(one))
      // This suite writes its sessions directly to the database. Within a second the gateway
      // notices the change and clears its response cache, so the response must be cached again.
      const sendBeforeAndWhileFailing = async () => {
        failure.isOn = false
        await send()
        failure.isOn = true
        return (await send()).body
      }
      await expect
        .poll(sendBeforeAndWhileFailing, { timeout: 20_000 })
        .toMatchObject({ success: true })
    })
  }

  it.each(eachOf(({ key }) => !cachedKeys.includes(key)))(
    '%s responds with 500 and a reference while the server fails',
    async (_key, one) => {
      const { status, headers, body } = await calls.send(one, sampleParts(one))
      expect(status).toBe(500)
      expect(body).toEqual({
        success: false,
        code: 'UNKNOWN',
        reference: headers.get('X-Request-Id'),
      })
    },
  )
}
