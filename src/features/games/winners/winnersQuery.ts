import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'
import type { GameType } from '../gameType.ts'
import { listing } from '../listing.ts'

/** Number of wins on the board (CONST-29). */
const mostOfBoard = 20

/** Poll interval of the board in milliseconds. */
const readAgainAfter = 60_000

type RankList = Value<'GET /wps/relay/GCSGAME_getRankList'>
export type Win = RankList['entries'][number]['vo']

type Asked = {
  gameCategory?: GameType | 'ALL'
  /** Number of wins. */
  limitNum?: number
}

/** Query of the greatest recent wins (API-33, LOB-43). The query key contains the language. */
export const winnersQuery = ({ gameCategory = 'ALL', limitNum = mostOfBoard }: Asked = {}) => ({
  ...read('/wps/relay/GCSGAME_getRankList', {
    query: { gameCategory, language: listing().language, limitNum },
  }),
  select: ({ entries }: RankList): readonly Win[] => entries.map(({ vo }) => vo),
  refetchInterval: readAgainAfter,
})
