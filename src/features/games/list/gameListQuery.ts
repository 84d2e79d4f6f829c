import { read } from '../../../api/read.ts'
import type { GameType } from '../gameType.ts'
import { listing, platform } from '../listing.ts'
import type { ListAddress } from './listAddress.ts'

/** Number of games on a page of a list, and in a row of the home page (API-29). */
export const listSize = 18
export const rowSize = 12

type Part = Partial<Pick<ListAddress, 'vendors' | 'classify' | 'name' | 'sort'>> & {
  /** Type of the games; undefined for all types. */
  gameType: GameType | undefined
  /** Number of the page, from 1. */
  page: number
  pageSize?: number
}

/** Filters as query parameters, the same for all list endpoints. */
export const filterParameters = ({ gameType, vendors = [], classify }: Omit<Part, 'page'>) => ({
  ...(gameType !== undefined && { gameType }),
  ...(vendors.length > 0 && { vassalage: vendors.join(',') }),
  ...(classify !== undefined && { gameClassify: classify }),
})

/** Query of one page of games that match the filters and the search. */
export const gameListQuery = ({ page, pageSize = listSize, name = '', sort, ...part }: Part) =>
  read('/wps/relay/GCSGAME_gameList', {
    query: {
      ...listing(),
      ...filterParameters(part),
      platform,
      pageNo: page,
      pageSize,
      ...(name !== '' && { gameName: name }),
      ...(sort !== undefined && sort !== 'POPULAR' && { sort }),
    },
  })
