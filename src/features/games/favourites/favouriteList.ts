import type { QueryClient } from '@tanstack/react-query'
import type { components } from '../../../api/gen/paths.ts'
import { read } from '../../../api/read.ts'

export type Favourite = components['schemas']['FavoriteGame']
export type Change = {
  favourite: Favourite
  /** True to add the favourite, false to remove it. */
  isOn: boolean
}

/** Query of the ids of the player's favourites. */
export const favouritesQuery = () => read('/wps/relay/MCSFE_getFavoriteGames', {})

/** Applies a change to the favourites; adding an existing favourite changes nothing (GAME-28). */
export function applyChange(list: readonly Favourite[], { favourite, isOn }: Change): Favourite[] {
  const isIt = ({ nodeId }: Favourite) => nodeId === favourite.nodeId
  if (!isOn) return list.filter((other) => !isIt(other))
  return list.some(isIt) ? [...list] : [favourite, ...list]
}

/** Applies a change to the cached favourites before the server responds (GAME-29). */
export const changeHere = (queryClient: QueryClient, change: Change): void => {
  queryClient.setQueryData(favouritesQuery().queryKey, (cachedList) => ({
    list: applyChange(cachedList?.list ?? [], change),
  }))
}

/** Refetches the ids and the games of the favourites. */
export async function reread(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: favouritesQuery().queryKey }),
    queryClient.invalidateQueries({ queryKey: ['/wps/relay/MCSFE_getFavoriteGamesList'] }),
  ])
}
