import { describe, expect, it } from 'vitest'
import { answer } from '../../platform/server/handler.ts'
import { serverForTests } from '../../platform/server/serverForTests.ts'
import { createCallRecorder } from './callRecorder.ts'

const status = 'GET /wps/system/status'

function recordCalls(stub: () => unknown) {
  // The cast allows handlers with invalid responses, which the tests need.
  const { server } = serverForTests({ [status]: stub as never })
  const recorder = createCallRecorder()
  const watched = recorder.around(server)
  const get = (address: string) => watched(new Request(`http://portico.test${address}`), { ip: '' })
  return { recorder, get }
}

describe('call recorder', () => {
  it('recorded calls have a method, a path with its query, and a status, newest first', async () => {
    const { recorder, get } = recordCalls(() => answer({}))
    await get('/wps/captcha?id=a-page-chose-this-id')
    await get('/wps/v2/wallets/balance')
    expect(
      recorder.calls().map(({ method, address, status }) => [method, address, status]),
    ).toEqual([
      ['GET', '/wps/v2/wallets/balance', 401],
      ['GET', '/wps/captcha?id=a-page-chose-this-id', 500],
    ])
  })

  it('a response that violates the contract is recorded as broken, with the violation as its reason', async () => {
    const { recorder, get } = recordCalls(() => answer({ maintenance: 'no' }))
    await get('/wps/system/status')
    const [call] = recorder.calls()
    expect(call?.verdict).toBe('broken')
    expect(call?.reason).toMatch(/location must be present/)
  })

  it('a request that the server rejects is recorded as refused, with the reason', async () => {
    const { recorder, get } = recordCalls(() => answer({}))
    await get('/wps/captcha')
    const [call] = recorder.calls()
    expect(call).toMatchObject({ verdict: 'refused', status: 422 })
    expect(call?.reason).toMatch(/^REQUEST_INVALID: .*id/)
  })

  it('requests outside the contract are not recorded, and recorded calls can be cleared', async () => {
    const { recorder, get } = recordCalls(() => answer({}))
    await get('/')
    expect(recorder.calls()).toEqual([])
    await get('/wps/v2/wallets/balance')
    recorder.forget()
    expect(recorder.calls()).toEqual([])
  })
})
