import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OperationKey } from '../../../platform/gen/behaviour.ts'
import { failure } from './breakableBehaviour.ts'
import { type Calls, createCalls, sampleParts } from './calls/calls.ts'
import { eachOf, operationOf, operations } from './calls/document.ts'
import type { Platform, Starter } from './calls/platform.ts'
import { switchModules } from './settings.ts'

/**
 * What every call answers when the server fails within it. Its behaviour has to be `breakable`.
 * @param kept calls whose answers are kept, and given while the server fails.
 */
export function describeFailing(
  makeStarter: () => Promise<Starter>,
  kept: readonly OperationKey[] = [],
): void {
  let starter: Starter
  let platform: Platform
  let calls: Calls
  beforeAll(async () => {
    starter = await makeStarter()
    platform = await starter.start({})
    calls = createCalls(platform)
    await switchModules(calls, operations, true)
    // Asks for the key of encryption, which is a call too.
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

  if (kept.length > 0) {
    it.each(kept)('%s is answered as it was before', async (key) => {
      const one = operationOf(key)
      const send = () => calls.send(one, sampleParts(one))
      // The sessions of this suite are written beside the gateway. When it notices that, within a
      // second, it drops the answers that it keeps, and this one has to be made again.
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

  it.each(eachOf(({ key }) => !kept.includes(key)))(
    '%s says so, and by what name it is known (500)',
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
