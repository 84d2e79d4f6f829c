import { describe, expect, it } from 'vitest'
import {
  endOperatorSession,
  endSession,
  findSession,
  openOperatorSession,
  openSession,
  operatorSessionLifetime,
  sessionLifetime,
} from '../domain/accounts/session/sessions.ts'
import { answer } from './handler.ts'
import { memberRow, operatorHeaders, serverForTests } from './serverForTests.ts'

const playersCall = 'DELETE /wps/session/logout'
const operatorsCall = 'DELETE /ops/session'

function players() {
  const server = serverForTests({ [playersCall]: () => answer(undefined) })
  const sendWith = (authorization: string) =>
    server.send(playersCall, { headers: { Authorization: authorization } })
  return { ...server, sendWith }
}

describe('member operation', () => {
  it('a member operation accepts an open session', async () => {
    const { context, store, sendWith } = players()
    await store.members.insert(memberRow())
    const token = await openSession(context, 'm-1')
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    expect((await sendWith(`Bearer ${token}`)).status).toBe(200)
  })

  it('a member operation without a session requires a login', async () => {
    const { send, sendWith } = players()
    const { status, answer: body } = await send(playersCall)
    expect(status).toBe(401)
    expect(body.code).toBe('NOT_LOGGED_IN')
    for (const odd of ['', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a b']) {
      expect((await sendWith(odd)).answer.code, odd).toBe('NOT_LOGGED_IN')
    }
  })

  it('a member operation reports an expired, closed or unknown session as ended', async () => {
    const { context, store, time, sendWith } = players()
    await store.members.insert(memberRow())
    const token = await openSession(context, 'm-1')
    time.now += sessionLifetime
    expect((await sendWith(`Bearer ${token}`)).answer.code).toBe('SESSION_EXPIRED')

    const closed = await openSession(context, 'm-1')
    const found = await findSession(context, closed)
    await endSession(context, found?.sessionId ?? '')
    expect((await sendWith(`Bearer ${closed}`)).answer.code).toBe('SESSION_EXPIRED')
    expect((await sendWith(`Bearer ${'0'.repeat(64)}`)).answer.code).toBe('SESSION_EXPIRED')
  })

  it('the store contains no token that opens a session', async () => {
    const { context, store } = players()
    const token = await openSession(context, 'm-1')
    const { setCookie } = await openOperatorSession(context, 'operator')
    const secret = /=([0-9a-f]+);/.exec(setCookie)?.[1] ?? 'missing'
    const rows = JSON.stringify([await store.sessions.find(), await store.operatorSessions.find()])
    expect(rows).not.toContain(token)
    expect(rows).not.toContain(secret)
  })
})

describe('operator operation', () => {
  const operators = () => serverForTests({ [operatorsCall]: () => answer(undefined) })

  it('an operator operation accepts the session cookie with its CSRF token', async () => {
    const { send, context } = operators()
    const headers = await operatorHeaders(context)
    expect((await send(operatorsCall, { headers })).status).toBe(200)
  })

  it('an operator operation rejects a missing CSRF token and the CSRF token of another session', async () => {
    const { send, context } = operators()
    const headers = await operatorHeaders(context)
    const other = await operatorHeaders(context)
    for (const token of ['', 'x', other['X-CSRF-Token'] ?? '']) {
      const sent = { headers: { ...headers, 'X-CSRF-Token': token } }
      const { status, answer: body } = await send(operatorsCall, sent)
      expect(status).toBe(403)
      expect(body.code).toBe('CSRF_TOKEN_WRONG')
    }
  })

  it('an operator operation without a cookie requires a login, and reports an ended session', async () => {
    const { send, context, store, time } = operators()
    expect((await send(operatorsCall)).answer.code).toBe('NOT_LOGGED_IN')
    const headers = await operatorHeaders(context)
    time.now += operatorSessionLifetime
    expect((await send(operatorsCall, { headers })).answer.code).toBe('SESSION_EXPIRED')

    const closed = await operatorHeaders(context)
    const [row] = await store.operatorSessions.find({
      where: { expiresAt: { atLeast: time.now + 1 } },
    })
    await endOperatorSession(context.store, row?.id ?? '')
    expect((await send(operatorsCall, { headers: closed })).status).toBe(401)
  })

  it('an operator operation rejects a member’s token', async () => {
    const { send, context, store } = operators()
    await store.members.insert(memberRow())
    const token = await openSession(context, 'm-1')
    const headers = { Authorization: `Bearer ${token}`, Cookie: `__Host-operator=${token}` }
    expect((await send(operatorsCall, { headers })).status).toBe(401)
  })

  it("the operator's session cookie is HttpOnly, Secure and SameSite=Strict", async () => {
    const { context } = operators()
    const { setCookie } = await openOperatorSession(context, 'operator')
    expect(setCookie).toMatch(
      /^__Host-operator=[0-9a-f]{64}; Path=\/; Max-Age=28800; Secure; HttpOnly; SameSite=Strict$/,
    )
  })
})

describe('anonymous operation', () => {
  it("an anonymous operation ignores the request's credentials", async () => {
    const { send } = serverForTests({ 'GET /wps/system/whitelabel': () => answer([]) })
    const headers = { Authorization: 'Bearer wrong', Cookie: '__Host-operator=wrong; ; =; a' }
    expect((await send('GET /wps/system/whitelabel', { headers })).status).toBe(200)
  })
})
