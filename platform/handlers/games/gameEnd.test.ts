import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import { createVendorServer } from '../../../mocks/vendor/vendorServer.ts'
import { sha256 } from '../../domain/base/context/digest.ts'
import { canStart } from '../../domain/play/games/showGame.ts'
import { startPlatform } from '../platformForTests.ts'

const hour = 3_600_000
/** Minimum duration of a spin in the Brazilian market, in milliseconds. */
const pause = 2_500
const [slot] = catalogue.games({ gameType: 'RNG' }).filter(canStart)
const password = 'portico-ana-1'
const newPassword = {
  oldPassword: password,
  newPassword: 'Gavea-2026-azul',
  confirmNewPassword: 'Gavea-2026-azul',
}

/**
 * Starts a platform. The member Ana plays a game for money in one browser (`here`), and has another
 * session in a second browser (`there`).
 */
async function startPlay() {
  const platform = await startPlatform()
  const { context, asMember, login, send, sendSealed, passTime } = platform
  const enter = async () => {
    const { token } = (await login('ana', password)).body.value ?? {}
    return { headers: asMember(token), sessionId: await sha256(String(token)) }
  }
  const here = await enter()
  const there = await enter()
  const start = async (headers: Record<string, string>) => {
    const body = { nodeId: slot?.nodeId }
    const { value } = (await send('POST /wps/game/startGame', { body, headers })).answer
    return { url: String(value?.launchUrl), expiresAt: Date.parse(String(value?.expiresAt)) }
  }
  const vendor = createVendorServer(() => context)
  const betAt = async (url: string) => {
    await passTime(pause)
    const body = JSON.stringify({ stake: 500, key: crypto.randomUUID() })
    const response = await vendor(
      new Request(`https://portico.test${url}/spin`, { method: 'POST', body }),
    )
    // The cast is safe: the emulated vendor sends this type.
    const answer = (await response?.json()) as { ok: boolean; code?: string } | undefined
    return answer?.ok ? 'played' : answer?.code
  }
  const { url } = await start(here.headers)
  const bet = () => betAt(url)
  return { ...platform, here, there, start, bet, betAt, send, sendSealed }
}

type Playing = Awaited<ReturnType<typeof startPlay>>

const ends: readonly [string, (platform: Playing) => Promise<{ status: number }>, string?][] = [
  [
    'its player logs out',
    ({ send, here: { headers } }) => send('DELETE /wps/session/logout', { headers }),
  ],
  [
    'its player logs out of all other browsers',
    ({ send, there: { headers } }) => send('DELETE /wps/member/sessions', { headers }),
  ],
  [
    'its player ends its session from another browser',
    ({ send, here: { sessionId }, there: { headers } }) =>
      send('DELETE /wps/member/sessions/{sessionId}', {
        path: `/wps/member/sessions/${sessionId}`,
        headers,
      }),
  ],
  [
    'its player changes the password in another browser',
    ({ sendSealed, there: { headers } }) =>
      sendSealed('POST /wps/member/password', newPassword, headers),
  ],
  [
    'its player starts a time-out',
    ({ sendSealed, there: { headers } }) =>
      sendSealed('POST /wps/member/timeOut', { hours: 24, password }, headers),
    'SELF_EXCLUDED',
  ],
]

describe('a game that is open in a browser', () => {
  it.each(ends)('an open game rejects bets once %s', async (_, end, code = 'SESSION_EXPIRED') => {
    const platform = await startPlay()
    expect(await platform.bet()).toBe('played')
    expect((await end(platform)).status).toBe(200)
    const bets = () => platform.store.launchBets.count()
    const before = await bets()
    expect(await platform.bet()).toBe(code)
    expect(await bets()).toBe(before)
  })

  it('an open game continues after another session ends, or after a password change in the same session', async () => {
    const { send, sendSealed, here, there, bet } = await startPlay()
    await send('DELETE /wps/session/logout', { headers: there.headers })
    expect(await bet()).toBe('played')
    const changed = await sendSealed('POST /wps/member/password', newPassword, here.headers)
    expect(changed.body.success).toBe(true)
    expect(await bet()).toBe('played')
  })

  it('a game launch expires with its session, and the start response states that time', async () => {
    const { passTime, time, start, betAt, here } = await startPlay()
    await passTime(11 * hour)
    const { url, expiresAt } = await start(here.headers)
    expect(expiresAt - time.now).toBe(hour)
    expect(await betAt(url)).toBe('played')
    await passTime(hour)
    expect(await betAt(url)).toBe('LAUNCH_EXPIRED')
  })
})
