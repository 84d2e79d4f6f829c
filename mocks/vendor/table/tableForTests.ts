import { openSession } from '../../../platform/domain/accounts/session/sessions.ts'
import { seededBytes } from '../../../platform/domain/base/chance/seededBytes.ts'
import { sha256 } from '../../../platform/domain/base/context/digest.ts'
import { openLaunch } from '../../../platform/domain/play/games/launches.ts'
import { canStart } from '../../../platform/domain/play/games/showGame.ts'
import { startPlatform } from '../../../platform/handlers/platformForTests.ts'
import { catalogue } from '../../content/games/catalogue.ts'
import { type GameKind, kindOf, tableTraits } from '../../rules/kindOf.ts'
import type { TableChip } from '../../rules/table/tableChips.ts'
import { roundAt, type TableTimes, usualTimes } from '../../rules/table/tableTimes.ts'
import { createVendorServer } from '../vendorServer.ts'
import type { RoundAnswer, TableBet, TableOpening } from './tableRound.ts'

const live = catalogue.games({ gameType: 'LIVE' }).filter(canStart)

/**
 * Finds a table of the catalogue whose only special trait is `isSpecial`. Without `isSpecial`, the
 * table has none of the three traits: fast rounds, French rules or no commission.
 */
export function tableOf(
  kind: GameKind,
  isSpecial: keyof ReturnType<typeof tableTraits> | undefined = undefined,
) {
  const game = live.find((one) => {
    const traits = tableTraits(one)
    const names = (['isSpeed', 'isFrench', 'hasNoCommission'] as const).filter(
      (name) => traits[name],
    )
    return kindOf(one) === kind && names.join() === (isSpecial ?? '')
  })
  if (!game) throw new Error(`The catalogue has no table of ${kind}`)
  return game
}

type Answer<Result> = { ok: boolean; code?: string; result: Result }

/** Opens a live table for Ana, a member, at the start of a round. */
export async function openTable(game: ReturnType<typeof tableOf>, times: TableTimes = usualTimes) {
  const platform = await startPlatform()
  const { context, store, time, passTime } = platform
  const chance = seededBytes('table')
  context.randomBytes = (count) => Uint8Array.from(chance(count))
  const sessionToken = await openSession(context, 'm-ana')
  const player = { memberId: 'm-ana', sessionId: await sha256(sessionToken) }
  const vendor = createVendorServer(() => context)
  /**
   * Launches the game in another page.
   * @returns the token of the launch.
   */
  const launch = async (mode: 'REAL' | 'TRIAL' = 'REAL') => {
    const launched = { game, player, mode, language: 'pt' }
    const { token } = await store.transaction((tables) => openLaunch(context, tables, launched))
    return token
  }
  const token = await launch()
  const act = async <Result>(name: string, body: object, of = token): Promise<Answer<Result>> => {
    const init = { method: 'POST', body: JSON.stringify(body) }
    const response = await vendor(new Request(`https://portico.test/play/${of}/${name}`, init))
    // The cast is safe: the emulated vendor sends this type.
    return (await response?.json()) as Answer<Result>
  }
  const opening = async (of = token): Promise<TableOpening> => {
    const response = await vendor(new Request(`https://portico.test/play/${of}`))
    const html = (await response?.text()) ?? ''
    const [, data = ''] = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
    return JSON.parse(data).opening
  }
  const round = () => roundAt(times, context.now())
  await passTime(round().endsAt - time.now)
  const start = time.now
  return {
    ...platform,
    game,
    launch,
    act,
    opening,
    round,
    bet: (chips: unknown, { of = token, number = round().number } = {}) =>
      act<TableBet>('bet', { key: crypto.randomUUID(), round: number, chips }, of),
    show: (number: number, of = token, chips?: readonly TableChip[]) =>
      act<RoundAnswer>('round', { number, chips }, of),
    balance: async () => (await store.wallets.get('m-ana'))?.balance ?? 0,
    /** Bets of the running test. The demonstration data contains older bets of Ana. */
    bets: () => store.bets.find({ where: { memberId: 'm-ana', placedAt: { atLeast: start } } }),
  }
}
