import { afterAll, beforeAll, expect, it } from 'vitest'
import { failure } from './breakableBehaviour.ts'
import { type Calls, createCalls, sampleParts } from './calls/calls.ts'
import { eachOf, operationOf, operations } from './calls/document.ts'
import type { Platform, Starter } from './calls/platform.ts'
import { switchModules } from './settings.ts'

/** What every call answers when the server fails within it. Its behaviour has to be `breakable`. */
export function describeFailing(makeStarter: () => Promise<Starter>): void {
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

  it.each(eachOf(() => true))(
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
