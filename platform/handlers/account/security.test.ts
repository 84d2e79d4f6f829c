import { describe, expect, it } from 'vitest'
import { codeAt } from '../../domain/accounts/verification/totp.ts'
import { actAs, startAs } from '../memberForTests.ts'

describe('authenticator', () => {
  it('[LOGIN-31] an authenticator is active once the member confirms one of its codes', async () => {
    const { act, context } = await startAs('m-dora')
    const call = 'PUT /wps/member/security/authenticator'
    const offer = await act('POST /wps/member/security/authenticator')
    const code = await codeAt(String(offer.value.secret), context.now())
    const wrong = code === '000000' ? '111111' : '000000'
    expect((await act(call, { body: { code: wrong }, isSealed: true })).code).toBe(
      'VERIFICATION_CODE_WRONG',
    )
    expect(
      (await act(call, { body: { code, password: 'portico-dora-1' }, isSealed: true })).success,
    ).toBe(true)
    expect((await act('GET /wps/member/security')).value.hasAuthenticator).toBe(true)
  })
})

describe('sessions of an account', () => {
  it('a member lists their sessions, ends one of them, and ends all but the current one', async () => {
    const platform = await startAs('m-dora')
    const { act, send, login, asMember } = platform
    const other = await actAs(platform, 'm-dora')
    const list = async () => {
      const { items } = (await act('GET /wps/member/sessions')).value
      return Array.isArray(items) ? items : []
    }
    expect((await list()).map(({ current }) => current).toSorted()).toEqual([false, true])
    const { sessionId } = (await list()).find(({ current }) => !current)
    const one = 'DELETE /wps/member/sessions/{sessionId}'
    expect((await act(one, { path: `/wps/member/sessions/${sessionId}` })).success).toBe(true)
    expect((await other('GET /wps/member/info')).status).toBe(401)
    expect((await act(one, { path: `/wps/member/sessions/${sessionId}` })).status).toBe(404)
    const token = (await login('dora', 'portico-dora-1')).body.value?.token
    expect((await act('DELETE /wps/member/sessions')).value).toEqual({ ended: 1 })
    const headers = asMember(token)
    expect((await send('GET /wps/member/info', { headers })).status).toBe(401)
    expect((await list()).map(({ current }) => current)).toEqual([true])
  })

  it("a member cannot end another member's session", async () => {
    const platform = await startAs('m-dora')
    await actAs(platform, 'm-edu')
    const [session] = await platform.store.sessions.find({ where: { memberId: 'm-edu' } })
    const path = `/wps/member/sessions/${session?.id}`
    const call = 'DELETE /wps/member/sessions/{sessionId}'
    expect((await platform.act(call, { path })).status).toBe(404)
  })
})
