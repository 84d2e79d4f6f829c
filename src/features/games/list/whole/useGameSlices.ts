import { useQueries } from '@tanstack/react-query'
import type { GameType } from '../../gameType.ts'
import type { Game } from '../../tiles/GameTile.tsx'
import { gameListQuery } from '../gameListQuery.ts'
import type { ListAddress } from '../listAddress.ts'
import { placeInSlice, sliceSize, slicesBetween } from './slices.ts'

/** Milliseconds for which slices out of view stay cached. The limit keeps memory use constant. */
const keptFor = 60_000

type Range = {
  /** Index of the first rendered game, and the index after the last. */
  from: number
  to: number
}

/**
 * Loads the games of the rendered range; `gameAt` returns undefined for a game that has not loaded.
 * Slices that have left the range are no longer requested.
 */
export function useGameSlices(
  gameType: GameType | undefined,
  address: ListAddress,
  { from, to }: Range,
): { gameAt: (index: number) => Game | undefined; failed: (() => void) | undefined } {
  const sort = address.filter === 'NEW' ? 'NEWEST' : address.sort
  const slices = slicesBetween(from, to)
  const answers = useQueries({
    queries: slices.map((page) => ({
      ...gameListQuery({ ...address, gameType, sort, page, pageSize: sliceSize }),
      gcTime: keptFor,
    })),
  })
  const failed = answers.filter(({ isError, data }) => isError && data === undefined)
  return {
    gameAt(index) {
      const { slice, at } = placeInSlice(index)
      return answers[slices.indexOf(slice)]?.data?.games[at]
    },
    failed:
      failed.length === 0
        ? undefined
        : () => {
            for (const { refetch } of failed) void refetch()
          },
  }
}
