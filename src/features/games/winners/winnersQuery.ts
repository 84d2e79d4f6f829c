import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'
import type { GameType } from '../gameType.ts'
import { listing } from '../listing.ts'

/** Maximum number of wins on the winner board (CONST-29). */
const mostOfBoard = 20

/** Poll interval of the wins in milliseconds. */
const readAgainAfter = 60_000

type RankList = Value<'GET /wps/relay/GCSGAME_getRankList'>
export type Win = RankList['entries'][number]['vo']

type Asked = {
  gameCategory?: GameType | 'ALL'
  /** Maximum number of wins. */
  limitNum?: number
}

/** Query of the largest recent wins (API-33, LOB-43). Its key contains the language. */
export const winnersQuery = ({ gameCategory = 'ALL', limitNum = mostOfBoard }: Asked = {}) => ({
  ...read('/wps/relay/GCSGAME_getRankList', {
    query: { gameCategory, language: listing().language, limitNum },
  }),
  select: ({ entries }: RankList): readonly Win[] => entries.map(({ vo }) => vo),
  refetchInterval: readAgainAfter,
})
