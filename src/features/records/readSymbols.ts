import type { MessageId } from '../../kit/i18n/messageIds.ts'
import type { BetDetail } from './betDetail.ts'

/** Message ids of the symbols that have a translated label. */
const symbolLabels = {
  CHERRY: 'records.bet.symbols.CHERRY',
  LEMON: 'records.bet.symbols.LEMON',
  GRAPE: 'records.bet.symbols.GRAPE',
  BELL: 'records.bet.symbols.BELL',
  CLOVER: 'records.bet.symbols.CLOVER',
  STAR: 'records.bet.symbols.STAR',
  GEM: 'records.bet.symbols.GEM',
  SEVEN: 'records.bet.symbols.SEVEN',
  SARDINE: 'records.bet.symbols.SARDINE',
  CRAB: 'records.bet.symbols.CRAB',
  TURTLE: 'records.bet.symbols.TURTLE',
  RAY: 'records.bet.symbols.RAY',
  SHARK: 'records.bet.symbols.SHARK',
  WHALE: 'records.bet.symbols.WHALE',
  MISS: 'records.bet.symbols.MISS',
} as const

/**
 * `key` is unique within a round, even for equal pictures; `labelId` is set for pictures that have
 * a translated label.
 */
type Picture = { key: string; name: string; labelId?: MessageId }

export type RoundView =
  | { kind: 'pictures'; pictures: Picture[] }
  | { kind: 'hands'; hands: { side: 'player' | 'banker'; points: string }[] }
  | { kind: 'score'; own: string; other: string }

/**
 * Converts the symbols of a round (the contract's `BetResult.symbols`) for display, depending on
 * the game type. Unknown symbols keep the server's spelling.
 */
export function readSymbols(
  gameType: BetDetail['gameType'],
  symbols: readonly string[],
): RoundView {
  const [own, other] = symbols
  const isMatch = gameType === 'SPORTS' || gameType === 'ESPORTS'
  if (isMatch && own !== undefined && other !== undefined) return { kind: 'score', own, other }
  const hands = symbols.flatMap(readHand)
  if (hands.length > 0 && hands.length === symbols.length) return { kind: 'hands', hands }
  return {
    kind: 'pictures',
    pictures: symbols.map((name, index) => ({
      key: `${index}-${name}`,
      name,
      ...(isKnown(name) && { labelId: symbolLabels[name] }),
    })),
  }
}

const isKnown = (name: string): name is keyof typeof symbolLabels =>
  Object.hasOwn(symbolLabels, name)

function readHand(symbol: string) {
  const [, side, points] = /^(PLAYER|BANKER)_(\d+)$/.exec(symbol) ?? []
  if (side === undefined || points === undefined) return []
  return [{ side: side === 'PLAYER' ? ('player' as const) : ('banker' as const), points }]
}
