import { describe, expect, it } from 'vitest'
import { openSession } from '../domain/accounts/session/sessions.ts'
import { answer, reject } from './handler.ts'
import { memberRow, operatorHeaders, serverForTests } from './serverForTests.ts'

const call = 'POST /wps/verification/sms/register'
const sms = { mobileNo: '11987654321', countryDialingCode: '+55' }
const startServer = () => serverForTests({ [call]: () => answer({ expiredMinutes: 5 }) })

/** Endless body that counts the bytes read from it. */
function endlessBody() {
  const read = { bytes: 0, cancelled: false }
  const piece = new TextEncoder().encode(' '.repeat(8192))
  const stream = new ReadableStream({
    pull(controller) {
      read.bytes += piece.byteLength
      controller.enqueue(piece)
    },
    cancel() {
      read.cancelled = true
    },
  })
  return { stream, read }
}

describe('unreadable body', () => {
  const json = JSON.stringify(sms)
  const bodies: [string, { body: unknown; headers?: Record<string, string> }][] = [
    ['is no JSON', { body: '{"mobileNo":' }],
    ['is empty', { body: '' }],
    ['is JSON with a tail', { body: `${json}{}` }],
    ['is a form', { body: json, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }],
    ['has the type of a text', { body: json, headers: { 'Content-Type': 'text/plain' } }],
    [
      'is JSON of another charset',
      {
        body: json,
        headers: { 'Content-Type': 'application/json; charset=utf-16' },
      },
    ],
    ['is not UTF-8', { body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]) }],
  ]
  it.each(bodies)(
    'a body is rejected if it %s, always with the same response',
    async (_, parts) => {
      const { send } = startServer()
      const { status, answer: body } = await send(call, parts)
      expect(status).toBe(400)
      expect(body).toEqual({
        success: false,
        code: 'BODY_UNREADABLE',
        reference: expect.any(String),
      })
    },
  )

  it('a body is rejected if its sender disconnects', async () => {
    const { send, failures } = startServer()
    const stream = new ReadableStream({
      start: (controller) => controller.error(new Error('connection reset')),
    })
    expect((await send(call, { body: stream })).status).toBe(400)
    expect(failures).toEqual([])
  })
})

describe('oversized body', () => {
  it('a body is rejected if its Content-Length exceeds the limit, without being read completely', async () => {
    const { send } = startServer()
    const { stream, read } = endlessBody()
    const { status, answer: body } = await send(call, {
      body: stream,
      headers: { 'Content-Length': String(10 * 1024 * 1024) },
    })
    expect(status).toBe(413)
    expect(body.code).toBe('BODY_TOO_LARGE')
    expect(read.bytes).toBeLessThan(20_000)
  })

  it('a body is rejected once it exceeds the limit, regardless of its Content-Length', async () => {
    const { send } = startServer()
    const { stream, read } = endlessBody()
    const { status } = await send(call, { body: stream, headers: { 'Content-Length': '10' } })
    expect(status).toBe(413)
    expect(read.bytes).toBeLessThan(100_000)
    expect(read.cancelled).toBe(true)
  })

  it('an oversized body is rejected even if a clone of the request is still open', async () => {
    const [body] = endlessBody().stream.tee()
    expect((await startServer().send(call, { body })).status).toBe(413)
  })

  it('registration rules from an operator may exceed the usual size limit', async () => {
    const { send, context } = serverForTests({
      'POST /ops/registration-rules/check': () =>
        answer({
          publishable: true,
          problems: [],
          verdicts: [],
          examples: [],
          warnings: [],
          signUps: { days: 30, total: 0, refused: 0, fields: [] },
        }),
    })
    const headers = await operatorHeaders(context)
    const field = {
      enabled: true,
      required: false,
      acceptedPattern: 'a'.repeat(2000),
      patternId: 'LENGTH_ONLY',
      minLength: 0,
      maxLength: 10,
    }
    const fields = Array.from({ length: 300 }, (_, index) => ({ name: `f${index}`, ...field }))
    const { status } = await send('POST /ops/registration-rules/check', {
      headers,
      body: { minimumAge: 18, fields },
    })
    expect(status).toBe(200)
  })
})

describe('malicious body', () => {
  it('a deeply nested body is rejected like any invalid one', async () => {
    const { send, failures } = startServer()
    const deep = '['.repeat(30_000) + ']'.repeat(30_000)
    expect((await send(call, { body: deep })).status).toBe(422)
    const inside = `{"mobileNo":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`
    expect((await send(call, { body: inside })).status).toBe(422)
    expect(failures).toEqual([])
  })

  it('a body cannot set properties through __proto__', async () => {
    const { send } = startServer()
    const { status, answer: body } = await send(call, {
      body: '{"__proto__":{"mobileNo":"11987654321","countryDialingCode":"+55"}}',
    })
    expect(status).toBe(422)
    expect(body.value?.problems?.map(({ path }) => path)).toContain('/mobileNo')
  })

  it('the number of reported problems is limited by the contract', async () => {
    const { send } = startServer()
    const wrong = Object.fromEntries(Array.from({ length: 6000 }, (_, index) => [`x${index}`, 1]))
    const { status, answer: body } = await send(call, { body: wrong })
    expect(status).toBe(422)
    expect(body.value?.problems?.length).toBeGreaterThan(0)
    expect(body.value?.problems?.length).toBeLessThanOrEqual(1000)
  })

  it('a long property name is truncated in the response', async () => {
    const { send } = startServer()
    const { answer: body } = await send(call, { body: { ...sms, ['n'.repeat(5000)]: 1 } })
    expect(body.value?.problems?.[0]?.path).toHaveLength(300)
  })
})

describe('file as a body', () => {
  const upload = 'POST /wps/files'
  const accepting = async () => {
    const sizes: number[] = []
    const { send, context, store } = serverForTests({
      [upload]: ({ body }: { body: Uint8Array }) => {
        sizes.push(body.byteLength)
        return reject('FILE_INVALID')
      },
    })
    await store.members.insert(memberRow())
    const token = await openSession(context, 'm-1')
    const put = (body: unknown, type: string, more = {}) =>
      send(upload, {
        body,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': type, ...more },
      })
    return { put, sizes }
  }
  const largest = 5 * 1024 * 1024

  it('[CONST-14] a file of 5 MB is accepted, and a file that is one byte larger is rejected', async () => {
    const { put, sizes } = await accepting()
    expect((await put(new Uint8Array(largest), 'image/png')).status).toBe(200)
    expect(sizes).toEqual([largest])
    expect((await put(new Uint8Array(largest + 1), 'image/jpeg')).status).toBe(413)
    expect((await put(endlessBody().stream, 'image/png')).status).toBe(413)
    expect(sizes).toHaveLength(1)
  })

  it.each(['image/gif', 'application/json', 'multipart/form-data; boundary=x', ''])(
    '[CONST-13] a file of the type %s is rejected without being read',
    async (type) => {
      const { put, sizes } = await accepting()
      const { stream, read } = endlessBody()
      const { status, answer: body } = await put(stream, type)
      expect(status).toBe(422)
      expect(body.value?.problems).toEqual([
        { path: 'Content-Type', code: 'CONTRACT', reason: 'must be image/png or image/jpeg' },
      ])
      expect(read.bytes).toBeLessThan(20_000)
      expect(sizes).toEqual([])
    },
  )
})
