import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '../mocks/content/games/catalogue.ts'
import { canStart } from '../platform/domain/play/games/showGame.ts'
import { toMinor } from '../src/lib/money.ts'
import { createTestFolder, startTestGateway, type TestGateway } from './testing/testGateway.ts'

let folder: Awaited<ReturnType<typeof createTestFolder>>
let gateway: TestGateway
let authorization: Record<string, string>

beforeAll(async () => {
  folder = await createTestFolder()
  gateway = await startTestGateway(folder, { personas: true })
  const { body } = await gateway.client.login('ana', 'portico-ana-1')
  authorization = { Authorization: `Bearer ${body.value?.token}` }
})
afterAll(async () => {
  await gateway.close()
  await folder.remove()
})

/**
 * Launches a game as Ana, a player.
 * @returns the URL of the game.
 */
async function launchGame(): Promise<string> {
  const [slot] = catalogue.games({ gameType: 'RNG' }).filter(canStart)
  const body = { nodeId: slot?.nodeId, language: 'pt', backUrl: '/rng' }
  const answer = await gateway.client.send('POST', '/wps/game/startGame', {
    headers: authorization,
    body,
  })
  // The cast is safe: the contract requires `launchUrl` in the response to a launch.
  const { launchUrl } = answer.body.value as unknown as { launchUrl: string }
  return `${gateway.url}${launchUrl}`
}

describe('launched game', () => {
  it('the page of a launched game can be framed only by pages of the portal', async () => {
    const response = await fetch(await launchGame())
    expect(response.status).toBe(200)
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toContain('id="stage"')
  })

  it('a launched game places a bet once per idempotency key, and the log does not contain the launch token', async () => {
    const url = await launchGame()
    const body = JSON.stringify({ stake: 500, key: randomUUID() })
    const play = () => fetch(`${url}/spin`, { method: 'POST', body })
    const [first, second] = await Promise.all([play(), play()])
    const answer = await first.json()
    expect(answer).toMatchObject({ ok: true, result: { stake: 500, status: 'SETTLED' } })
    expect(await second.json()).toEqual(answer)
    const wallets = await gateway.client.send('GET', '/wps/v2/wallets', { headers: authorization })
    // The cast is safe: the contract defines `main` and `bonus` as amounts.
    const { main, bonus } = wallets.body.value as unknown as { main: string; bonus: string }
    expect(answer.result.balance).toEqual({ real: toMinor(main), bonus: toMinor(bonus) })
    expect(gateway.readLog()).not.toContain(url.split('/').at(-1))
  })

  it('a bet sent by a page of another site returns 404', async () => {
    const body = JSON.stringify({ stake: 500, key: randomUUID() })
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
    const response = await fetch(`${await launchGame()}/spin`, { method: 'POST', body, headers })
    expect(response.status).toBe(404)
  })

  it('a game with an unknown launch token returns 404', async () => {
    expect((await fetch(`${gateway.url}/play/${'0'.repeat(48)}`)).status).toBe(404)
    expect((await fetch(`${gateway.url}/play/x/y/z`)).status).toBe(404)
  })
})
