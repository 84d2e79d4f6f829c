import { openSession } from '../../../platform/domain/accounts/session/sessions.ts'
import { seededBytes } from '../../../platform/domain/base/chance/seededBytes.ts'
import type { Game } from '../../../platform/domain/base/content/game.ts'
import { sha256 } from '../../../platform/domain/base/context/digest.ts'
import { openLaunch } from '../../../platform/domain/play/games/launches.ts'
import { canStart } from '../../../platform/domain/play/games/showGame.ts'
import { startPlatform } from '../../../platform/handlers/platformForTests.ts'
import { catalogue } from '../../content/games/catalogue.ts'
import { type GameKind, kindOf } from '../../rules/kindOf.ts'
import type { RefusalCode } from '../frame/emulatedGame.ts'
import { createVendorServer } from '../vendorServer.ts'

/** Response to an operation of a game's page. */
export type ActAnswer<Result> = { ok: boolean; code?: RefusalCode; result?: Result }

/** First game of a kind in the catalogue that meets the condition. */
function gameOf(kind: GameKind, isSuitable: (game: Game) => boolean) {
  const game = catalogue
    .games({})
    .find((one) => canStart(one) && kindOf(one) === kind && isSuitable(one))
  if (!game) throw new Error(`The catalogue has no game of the kind ${kind}`)
  return game
}

type LaunchOptions = {
  /** Fixture or selection at which a sports book opens. */
  target?: string | null
  /** Additional condition that the game must meet. */
  isSuitable?: (game: Game) => boolean
}

/**
 * Launches a game of a kind for Ana, a member.
 * @returns the launch, and functions for the operations of the game's page.
 */
export async function openGame(
  kind: GameKind,
  mode: 'REAL' | 'TRIAL' = 'REAL',
  { target = null, isSuitable = () => true }: LaunchOptions = {},
) {
  const platform = await startPlatform()
  const { context, store } = platform
  const chance = seededBytes(kind)
  context.randomBytes = (count) => Uint8Array.from(chance(count))
  const game = gameOf(kind, isSuitable)
  const player = { memberId: 'm-ana', sessionId: await sha256(await openSession(context, 'm-ana')) }
  const launched = { game, player, mode, language: 'pt', target }
  const { token } = await store.transaction((tables) => openLaunch(context, tables, launched))
  const vendor = createVendorServer(() => context)
  const ask = (path: string, init?: RequestInit) =>
    vendor(new Request(`https://portico.test/play/${path}`, init))
  const act = async <Result>(name: string, body: object): Promise<ActAnswer<Result>> => {
    const init = { method: 'POST', body: JSON.stringify(body) }
    const response = await ask(`${token}/${name}`, init)
    // The cast is safe: the emulated vendor sends this type.
    return (await response?.json()) as ActAnswer<Result>
  }
  /**
   * Runs an operation and returns its result.
   * @throws if the server refuses the operation.
   */
  const ok = async <Result>(name: string, body: object): Promise<Result> => {
    const { result, code } = await act<Result>(name, body)
    if (result === undefined) throw new Error(`The act ${name} was refused: ${code}`)
    return result
  }
  const page = async () => (await ask(token))?.text()
  const balance = async () => (await store.wallets.get('m-ana'))?.balance ?? 0
  const newKey = () => crypto.randomUUID()
  return { ...platform, ...player, game, rtp: game.rtp, token, act, ok, page, balance, newKey }
}
