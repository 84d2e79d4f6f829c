import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'
import type { GameType } from '../gameType.ts'
import { listing } from '../listing.ts'

/** How many wins the board has (CONST-29). */
const mostOfBoard = 20

/** Milliseconds after which the board is read again while it is looked at. */
const readAgainAfter = 60_000

type RankList = Value<'GET /wps/relay/GCSGAME_getRankList'>
export type Win = RankList['entries'][number]['vo']

type Asked = {
  gameCategory?: GameType | 'ALL'
  /** How many. */
  limitNum?: number
}

/** The greatest wins of late (API-33, LOB-43); read again by its key when the language changes. */
export const winnersQuery = ({ gameCategory = 'ALL', limitNum = mostOfBoard }: Asked = {}) => ({
  ...read('/wps/relay/GCSGAME_getRankList', {
    query: { gameCategory, language: listing().language, limitNum },
  }),
  select: ({ entries }: RankList): readonly Win[] => entries.map(({ vo }) => vo),
  refetchInterval: readAgainAfter,
})
