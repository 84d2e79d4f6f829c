import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startMocks } from '../../mocks/node.ts'
import type { Behaviour } from '../../platform/gen/behaviour.ts'
import { answer } from '../../platform/server/handler.ts'
import { setCaller } from './caller.ts'
import { failureOf } from './failure.ts'
import { read } from './read.ts'

const status = () => {
  const { queryFn } = read('/wps/system/status', {})
  // `queryFn` uses only the signal of its context.
  return Promise.resolve(queryFn?.({ signal: new AbortController().signal } as never))
}

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://portico.test' })
  setCaller({ token: () => null })
})

describe('response that breaks the contract, in development', () => {
  it('a response that breaks the contract fails the call with a JSON pointer and a reason', async () => {
    const body = { success: true, value: { maintenance: 'soon' } }
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body)))
    const failure = failureOf(await status().catch((error: unknown) => error))
    expect(failure.kind).toBe('contract')
    const { path, violations } = failure as Extract<typeof failure, { kind: 'contract' }>
    expect(path).toMatch(/^\/value/)
    expect(violations.join('\n')).toContain('/value/location must be present')
  })

  it('the mocks respond with status 500, a JSON pointer and a reason when a handler breaks the contract', async () => {
    const wrong = { maintenance: 'soon' }
    // The compiler rejects a handler whose response breaks the contract, hence the cast.
    const behaviour = { 'GET /wps/system/status': () => answer(wrong) } as unknown as Behaviour
    const mocks = await startMocks({ behaviour })
    try {
      const response = await fetch('https://portico.test/wps/system/status')
      expect(response.status).toBe(500)
      const { message } = (await response.json()) as { message: string }
      expect(message).toContain('The answer breaks the contract')
      expect(message).toContain('/value/location must be present')
      expect(mocks.failures).toMatchObject([{ operation: 'GET /wps/system/status' }])
    } finally {
      mocks.stop()
    }
  })
})
