import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Behaviour } from '../../../mocks/gen/behaviour.ts'
import { behaviour } from '../../../mocks/handlers/all.ts'
import { type Calls, createCalls, sampleParts } from './calls.ts'
import { eachOf, operationOf, operations } from './document.ts'
import { onMocks, type Platform } from './platform.ts'
import { switchModules } from './settings.ts'

/** The usual behaviour, which fails on every call from the moment that it is told to. */
function breakable() {
  let isBroken = false
  const handlers = Object.entries(behaviour).map(([key, handler]) => [
    key,
    (call: never) => {
      if (isBroken) throw new Error('Broken for a test')
      return handler(call)
    },
  ])
  return {
    // Every handler stands under the key of its own call.
    behaviour: Object.fromEntries(handlers) as Behaviour,
    break: () => {
      isBroken = true
    },
  }
}

/** What every call answers when the server fails within it. */
export function describeFailing(): void {
  describe('a server that fails', () => {
    let platform: Platform
    let calls: Calls
    beforeAll(async () => {
      const server = breakable()
      platform = await onMocks.start({}, server.behaviour)
      calls = createCalls(platform)
      await switchModules(calls, operations, true)
      // Asks for the key of encryption, which is a call too.
      await calls.send(operationOf('POST /wps/session/login'), {
        ...sampleParts(operationOf('POST /wps/session/login')),
      })
      server.break()
    })
    afterAll(() => platform.stop())

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
  })
}
