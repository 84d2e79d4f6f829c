import { describe, expect, it } from 'vitest'
import { openSession } from '../domain/accounts/session/sessions.ts'
import { answer, fault, notModified, reject } from './handler.ts'
import { memberRow, operatorHeaders, serverForTests } from './serverForTests.ts'

const rules = { version: 12, minimumAge: 18, fields: [] }
const sms = { mobileNo: '11987654321', countryDialingCode: '+55' }

describe('response', () => {
  it('a response has the envelope, is not cached and has a request id', async () => {
    const { send } = serverForTests({ 'GET /wps/system/whitelabel': () => answer([]) })
    const { status, headers, answer: body } = await send('GET /wps/system/whitelabel')
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, value: [] })
    expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Request-Id')).toMatch(/^r-[0-9a-f]{16}$/)
  })

  it('a response has no value if the operation only reports success', async () => {
    const { send } = serverForTests({ 'POST /wps/registration/visit': () => answer(undefined) })
    const { answer: body } = await send('POST /wps/registration/visit', {
      body: { referralCode: 'A' },
    })
    expect(body).toEqual({ success: true })
  })

  it('a response with an ETag may be cached, and revalidation gets a 304 without a body', async () => {
    const tagged = { ETag: '"12"' }
    const { send } = serverForTests({
      'GET /wps/system/setting/register': ({ headers }) =>
        headers?.['If-None-Match'] === '"12"' ? notModified(tagged) : answer(rules, tagged),
    })
    const first = await send('GET /wps/system/setting/register')
    expect(first.headers.get('ETag')).toBe('"12"')
    expect(first.headers.get('Cache-Control')).toBe('no-cache')
    const again = await send('GET /wps/system/setting/register', {
      headers: { 'If-None-Match': '"12"' },
    })
    expect(again.status).toBe(304)
    expect(again.text).toBe('')
    expect(again.headers.get('ETag')).toBe('"12"')
  })

  it('a HEAD request gets the response to GET without its body', async () => {
    const { server } = serverForTests({ 'GET /wps/system/whitelabel': () => answer([]) })
    const request = new Request('http://portico.test/wps/system/whitelabel', { method: 'HEAD' })
    const response = await server(request, { ip: '' })
    expect(response?.status).toBe(200)
    expect(await response?.text()).toBe('')
  })

  it('a response uses the request id that is given to the server with the request', async () => {
    const { server } = serverForTests({
      'GET /wps/system/whitelabel': ({ requestId }) => {
        expect(requestId).toBe('given-1')
        throw new Error('broken')
      },
    })
    const request = new Request('http://portico.test/wps/system/whitelabel')
    const response = await server(request, { ip: '', requestId: 'given-1' })
    expect(response?.headers.get('X-Request-Id')).toBe('given-1')
    expect(await response?.json()).toMatchObject({ reference: 'given-1' })
  })
})

describe('unknown operation', () => {
  it('a request to a path without an operation returns undefined', async () => {
    const { server } = serverForTests()
    const restore = '/ops/registration-rules/versions//restore'
    const near = ['/wps/system/status/', '/wps/system/Status', '/ops//session', restore]
    for (const path of ['/', '/wps', ...near]) {
      const request = new Request(`http://portico.test${path}`)
      expect(await server(request, { ip: '' }), path).toBeUndefined()
    }
  })

  it('a wrong method gets a 405 with the allowed methods', async () => {
    const { server } = serverForTests()
    const request = new Request('http://portico.test/ops/registration-rules', { method: 'DELETE' })
    const response = await server(request, { ip: '' })
    expect(response?.status).toBe(405)
    expect(response?.headers.get('Allow')).toBe('GET, PUT')
  })
})

describe('failure', () => {
  it('a rejection is a 200 with a code, details and a reference, without a message', async () => {
    const { send } = serverForTests({
      'POST /wps/verification/sms/register': () => reject('PHONE_INVALID', { captcha: true }),
    })
    const {
      status,
      answer: body,
      headers,
    } = await send('POST /wps/verification/sms/register', {
      body: sms,
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      success: false,
      code: 'PHONE_INVALID',
      reference: headers.get('X-Request-Id'),
      value: { captcha: true },
    })
  })

  it('a RULES_CONFLICT fault of a handler is sent with status 412 and its ETag header', async () => {
    const { send, context } = serverForTests({
      'PUT /ops/registration-rules': () => fault('RULES_CONFLICT', undefined, { ETag: '"13"' }),
    })
    const {
      status,
      answer: body,
      headers,
    } = await send('PUT /ops/registration-rules', {
      headers: { ...(await operatorHeaders(context)), 'If-Match': '"12"' },
      body: { minimumAge: 18, fields: [] },
    })
    expect(status).toBe(412)
    expect(body).toMatchObject({ success: false, code: 'RULES_CONFLICT' })
    expect(headers.get('ETag')).toBe('"13"')
    expect(headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('server error', () => {
  it('an unexpected error returns only a reference and is reported in full', async () => {
    const error = new Error('password=hunter2 at /srv/secret.ts')
    const { send, failures } = serverForTests({
      'GET /wps/system/whitelabel': () => {
        throw error
      },
    })
    const { status, answer: body } = await send('GET /wps/system/whitelabel')
    expect(status).toBe(500)
    expect(body).toEqual({ success: false, code: 'UNKNOWN', reference: expect.any(String) })
    expect(failures).toEqual([
      { requestId: body.reference, operation: 'GET /wps/system/whitelabel', error },
    ])
  })

  it('a response that cannot be serialized is a server error', async () => {
    const circle: unknown[] = []
    circle.push(circle)
    const { send, failures } = serverForTests(
      // A store may return values that no type allows.
      { 'GET /wps/system/whitelabel': () => answer(circle as never) },
      { checkAnswers: false },
    )
    expect((await send('GET /wps/system/whitelabel')).status).toBe(500)
    expect(failures).toHaveLength(1)
  })

  it('response checks show a violation of the contract to the developer', async () => {
    const wrong = { ...rules, version: 0 }
    const { send, failures } = serverForTests({
      'GET /wps/system/setting/register': () => answer(wrong),
    })
    const { status, answer: body } = await send('GET /wps/system/setting/register')
    expect(status).toBe(500)
    expect(body.message).toContain('/value/version must be at least 1')
    expect(failures).toHaveLength(1)
  })

  it('response checks show an undocumented status to the developer', async () => {
    const { send } = serverForTests({
      'GET /wps/system/setting/register': () => fault('VERSION_UNKNOWN'),
    })
    const { answer: body } = await send('GET /wps/system/setting/register')
    expect(body.message).toContain('no answer 404')
  })

  it('responses are not validated while response checks are off', async () => {
    const { send } = serverForTests(
      { 'GET /wps/system/setting/register': () => answer({ ...rules, version: 0 }) },
      { checkAnswers: false },
    )
    expect((await send('GET /wps/system/setting/register')).status).toBe(200)
  })
})

describe('request that violates the contract', () => {
  it('an invalid request gets every violation and does not reach the handler', async () => {
    const { send } = serverForTests()
    const { status, answer: body } = await send('POST /wps/verification/sms/register', {
      body: { mobileNo: 'abc', surprise: true },
    })
    expect(status).toBe(422)
    expect(body).toMatchObject({ success: false, code: 'REQUEST_INVALID' })
    const problems = body.value?.problems ?? []
    expect(problems.map(({ path }) => path).sort()).toEqual([
      '/countryDialingCode',
      '/mobileNo',
      '/surprise',
    ])
    expect(problems).toContainEqual({
      path: '/countryDialingCode',
      code: 'CONTRACT',
      reason: 'must be present',
    })
  })

  it("violations in parameters are reported with the parameter's name", async () => {
    const { send } = serverForTests()
    const { status, answer: body } = await send('GET /wps/captcha', { query: '?id=short' })
    expect(status).toBe(422)
    expect(body.value).toMatchObject({ problems: [{ path: 'id', code: 'CONTRACT' }] })
  })

  it("a violation in a list of fields is reported with the field's name and the property", async () => {
    const { send, context } = serverForTests()
    const field = {
      name: 'email',
      enabled: true,
      required: false,
      acceptedPattern: '*',
      patternId: 'LENGTH_ONLY',
      minLength: -1,
      maxLength: 40,
    }
    const { status, answer: body } = await send('POST /ops/registration-rules/check', {
      headers: await operatorHeaders(context),
      body: { minimumAge: 18, fields: [field, { name: 'line' }] },
    })
    expect(status).toBe(422)
    const problems = body.value?.problems ?? []
    expect(problems).toContainEqual({
      path: '/fields/0/minLength',
      field: 'email',
      property: 'minLength',
      code: 'CONTRACT',
      reason: 'must be at least 0',
    })
    expect(problems).toContainEqual(
      expect.objectContaining({ path: '/fields/1/enabled', field: 'line', property: 'enabled' }),
    )
  })

  it("parameters are converted to the contract's types, and missing parameters get the contract's defaults", async () => {
    const seen: unknown[] = []
    const { send, context } = serverForTests({
      'GET /ops/registration-rules/versions': ({ query }) => {
        seen.push(query)
        return answer({ items: [], page: 1, pageSize: 20, total: 0 })
      },
    })
    const headers = await operatorHeaders(context)
    await send('GET /ops/registration-rules/versions', { headers, query: '?page=3' })
    expect(seen).toEqual([{ page: 3, pageSize: 20 }])
  })
})

describe('handler', () => {
  it('a handler gets the caller and the IP address', async () => {
    const { send, context, store } = serverForTests({
      'GET /wps/member/info': ({ caller, ip }) => {
        expect(caller.member.id).toBe('m-1')
        expect(ip).toBe('198.51.100.7')
        return answer({
          id: caller.member.id,
          account: 'Ana',
          nickname: 'Ana',
          type: 0,
          clubLabel: { type: 'NONE' },
          currency: 'BRL',
          registeredAt: '2026-11-21T12:00:00Z',
        })
      },
    })
    await store.members.insert(memberRow())
    const token = await openSession(context, 'm-1')
    const { status } = await send('GET /wps/member/info', {
      headers: { Authorization: `Bearer ${token}` },
      ip: '198.51.100.7',
    })
    expect(status).toBe(200)
  })

  it('a handler gets the parameters of the path', async () => {
    const { send, context } = serverForTests({
      'POST /ops/registration-rules/versions/{version}/restore': ({ path }) => {
        expect(path).toEqual({ version: 7 })
        return fault('VERSION_UNKNOWN')
      },
    })
    const { answer: body } = await send('POST /ops/registration-rules/versions/{version}/restore', {
      path: '/ops/registration-rules/versions/7/restore',
      headers: { ...(await operatorHeaders(context)), 'If-Match': '"12"' },
    })
    expect(body.code).toBe('VERSION_UNKNOWN')
  })
})
