import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setCaller } from './caller.ts'
import { failureOf } from './failure.ts'
import { read } from './read.ts'
import { write } from './write.ts'

let requests: Request[]
let sessionEnded: ReturnType<typeof vi.fn<(token: string | null) => void>>

function answerWith(reply: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request)
    return Promise.resolve(reply())
  })
}

const json = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers })

async function failWith(reply: () => Response | Promise<Response>) {
  answerWith(reply)
  return failureOf(await write('DELETE /wps/session/logout', {}).catch((error) => error))
}

beforeEach(() => {
  requests = []
  sessionEnded = vi.fn<(token: string | null) => void>()
  vi.stubGlobal('location', { origin: 'https://portico.test' })
  setCaller({ token: () => 'secret', language: () => 'pt-BR', sessionEnded })
})

describe('call of the contract', () => {
  it('[API-02, API-05] a call sends its module id, and the session token only where the contract requires it', async () => {
    answerWith(() => json({ success: true }))
    await write('DELETE /wps/session/logout', {})
    answerWith(() => json({ success: true, value: { inviter: 'Carla' } }))
    const query = read('/wps/agent/affiliate', { query: { code: 'A B', domain: 'x.example' } })
    // The cast is safe: `queryFn` uses only the property `signal` of its context.
    await query.queryFn?.({ signal: new AbortController().signal } as never)
    const [logout, affiliate] = requests
    expect(logout?.headers.get('X-Module-Id')).toBe('SESSION')
    expect(logout?.headers.get('Authorization')).toBe('Bearer secret')
    expect(logout?.headers.get('Accept-Language')).toBe('pt-BR')
    expect(await logout?.text()).toBe('')
    expect(affiliate?.headers.get('Authorization')).toBeNull()
    expect(affiliate?.url).toBe(
      'https://portico.test/wps/agent/affiliate?code=A%20B&domain=x.example',
    )
  })

  it('the query key contains the path, the input and the language', () => {
    const key = (code: string) =>
      read('/wps/agent/affiliate', { query: { code, domain: 'x.example' } }).queryKey
    expect(key('A')).not.toEqual(key('B'))
    expect(key('A')).toEqual([
      '/wps/agent/affiliate',
      { query: { code: 'A', domain: 'x.example' } },
      'pt-BR',
    ])
  })
})

describe('call with a file', () => {
  const receipt = { fileId: `f-${'0'.repeat(32)}`, mediaType: 'image/png', size: 3 } as const
  const more = { width: 1, height: 1, expiresAt: '2026-11-22T12:00:00Z' }
  const bytes = new Uint8Array([0x89, 0x50, 0xff])

  it('[CONST-13] an upload sends the unchanged bytes with the media type of the file', async () => {
    answerWith(() => json({ success: true, value: { ...receipt, ...more } }))
    const body = new Blob([bytes], { type: 'image/png' })
    const { fileId } = await write('POST /wps/files', { body })
    expect(fileId).toBe(receipt.fileId)
    expect(requests[0]?.headers.get('Content-Type')).toBe('image/png')
    expect(requests[0]?.headers.get('X-Module-Id')).toBe('SUPPORT')
    expect(new Uint8Array((await requests[0]?.arrayBuffer()) ?? [])).toEqual(bytes)
  })

  it('a download returns the file, and a rejected download fails with the code in the envelope', async () => {
    const get = () => {
      const query = read('/wps/files/{fileId}', { path: { fileId: receipt.fileId } })
      // The cast is safe: `queryFn` uses only the property `signal` of its context.
      return query.queryFn?.({ signal: new AbortController().signal } as never)
    }
    answerWith(() => new Response(bytes, { headers: { 'Content-Type': 'image/png' } }))
    const file = await get()
    expect(file?.type).toBe('image/png')
    expect(new Uint8Array((await file?.arrayBuffer()) ?? [])).toEqual(bytes)
    answerWith(() => json({ success: false, code: 'NOT_FOUND' }, 404))
    const failure = await Promise.resolve(get()).catch((error) => error)
    expect(failureOf(failure)).toMatchObject({ kind: 'rejected', code: 'NOT_FOUND' })
  })
})

describe('failed call', () => {
  it('a rejection with any HTTP status keeps its code and the server’s message', async () => {
    const refusal = { success: false, code: 'NEW_ONE', message: 'Não hoje.', reference: 'r-1' }
    const told = { kind: 'rejected', code: 'NEW_ONE', message: 'Não hoje.', reference: 'r-1' }
    expect(await failWith(() => json(refusal))).toMatchObject(told)
    expect(await failWith(() => json(refusal, 422))).toMatchObject(told)
  })

  it('a rate-limited call reports the server’s Retry-After, or 60 seconds without one', async () => {
    const body = { success: false, code: 'TOO_MANY_REQUESTS' }
    expect(await failWith(() => json(body, 429, { 'Retry-After': '300' }))).toEqual({
      kind: 'rateLimited',
      retryAfter: 300,
    })
    expect(await failWith(() => json(body, 429))).toMatchObject({ retryAfter: 60 })
  })

  it('an expired session is reported with the token of the call', async () => {
    const failure = await failWith(() => json({ success: false, code: 'SESSION_EXPIRED' }, 401))
    expect(failure).toEqual({ kind: 'session', code: 'SESSION_EXPIRED' })
    expect(sessionEnded).toHaveBeenCalledExactlyOnceWith('secret')
  })

  it.each([
    ['an empty 500', () => new Response('', { status: 500 }), 'broken'],
    ['HTML', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'broken'],
    ['HTML with status 200', () => new Response('<h1>Welcome</h1>'), 'broken'],
    ['JSON without the envelope', () => json([1, 2]), 'contract'],
    ['[ERR-18] a lost network', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
    [
      '[ERR-19] a timeout',
      () => Promise.reject(new DOMException('late', 'TimeoutError')),
      'timeout',
    ],
  ] as const)('a call never resolves on %s', async (_case, reply, kind) => {
    expect((await failWith(reply)).kind).toBe(kind)
  })

  it('maintenance and a blocked region are distinguished from other rejections', async () => {
    const kindOf = async (code: string, status: number) =>
      (await failWith(() => json({ success: false, code }, status))).kind
    expect(await kindOf('MAINTENANCE', 503)).toBe('maintenance')
    expect(await kindOf('REGION_RESTRICTED', 403)).toBe('region')
  })
})
