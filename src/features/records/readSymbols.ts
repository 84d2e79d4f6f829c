import type { MessageId } from '../../kit/i18n/messageIds.ts'
import type { BetDetail } from './betDetail.ts'
import { symbolLabels } from './symbolLabels.ts'

/** `key` tells pictures apart that are alike; `labelId` is there for those with a word. */
type Picture = { key: string; name: string; labelId?: MessageId }

export type RoundView =
  | { kind: 'pictures'; pictures: Picture[] }
  | { kind: 'hands'; hands: { side: 'player' | 'banker'; points: string }[] }
  | { kind: 'score'; own: string; other: string }

/**
 * What a round's symbols mean, by the type of its game (the contract's `BetResult.symbols`). What
 * is unknown stands as the server wrote it.
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
