import { read } from '../../../api/read.ts'
import type { GameType } from '../gameType.ts'

/** How many games a page of a list has (API-29). */
const pageSize = 18

type GameFilter = {
  gameType: GameType
  /** Of all vendors without it. */
  vassalage?: string | undefined
  /** From 1. */
  page: number
}

/** One page of the games of a type. */
export const gameListQuery = ({ gameType, vassalage, page }: GameFilter) =>
  read('/wps/relay/GCSGAME_gameList', {
    query: {
      clientType: 3,
      platform: 'flash,html5-desktop',
      gameType,
      pageNo: page,
      pageSize,
      ...(vassalage === undefined ? {} : { vassalage }),
    },
  })
