import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { openSession } from '../../../platform/domain/accounts/session/sessions.ts'
import type { Game } from '../../../platform/domain/base/content/game.ts'
import { sha256 } from '../../../platform/domain/base/context/digest.ts'
import { marketOf } from '../../../platform/domain/base/platform/markets.ts'
import { changePlatform } from '../../../platform/domain/base/platform/platformSettings.ts'
import { openLaunch } from '../../../platform/domain/play/games/launches.ts'
import { canStart } from '../../../platform/domain/play/games/showGame.ts'
import { startPlatform } from '../../../platform/handlers/platformForTests.ts'
import { catalogue } from '../../content/games/catalogue.ts'
import { kindOf } from '../../rules/kindOf.ts'
import { machineOf } from '../../rules/slot/machines.ts'
import { emulatedGameOf } from '../emulatedGames.ts'
import { createVendorServer } from '../vendorServer.ts'

/** Maximum size of a game's document, in compressed bytes. */
const budget = 40_000

/** One game for each set of rules: a slot for each machine, and a game of each other kind. */
function gameOfEachKind(): Map<string, Game> {
  const games = new Map<string, Game>()
  for (const game of catalogue.games({}).filter(canStart)) {
    if (!emulatedGameOf(game)) continue
    const kind = kindOf(game)
    const name = kind === 'slot' ? `slot ${machineOf(game).name}` : kind
    if (!games.has(name)) games.set(name, game)
  }
  return games
}

it('the document of every kind of game has at most 40 KB compressed, and loads no script or style', async () => {
  const { context, store } = await startPlatform()
  // Brazil forbids cockfights.
  await changePlatform(context, { market: marketOf('PT') })
  const player = { memberId: 'm-ana', sessionId: await sha256(await openSession(context, 'm-ana')) }
  const vendor = createVendorServer(() => context)
  const games = gameOfEachKind()
  expect(games.size).toBeGreaterThan(11)
  for (const [name, game] of games) {
    const launched = { game, player, mode: 'REAL' as const, language: 'pt' }
    const { token } = await store.transaction((tables) => openLaunch(context, tables, launched))
    const response = await vendor(new Request(`https://portico.test/play/${token}`))
    expect(response?.status, name).toBe(200)
    const html = (await response?.text()) ?? ''
    expect(html, name).not.toMatch(/<script[^>]*\ssrc=|<link[^>]*rel="?stylesheet|@import/)
    expect(gzipSync(html).byteLength, name).toBeLessThanOrEqual(budget)
  }
})
