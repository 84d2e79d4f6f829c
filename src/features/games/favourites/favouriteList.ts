import type { QueryClient } from '@tanstack/react-query'
import type { components } from '../../../api/gen/paths.ts'
import { read } from '../../../api/read.ts'

export type Favourite = components['schemas']['FavoriteGame']
export type Change = {
  favourite: Favourite
  /** Whether it becomes one. */
  isOn: boolean
}

/** The ids of the player's favourites. */
export const favouritesQuery = () => read('/wps/relay/MCSFE_getFavoriteGames', {})

/** The list after a change: one that is there already is not added again (GAME-28). */
export function changed(list: readonly Favourite[], { favourite, isOn }: Change): Favourite[] {
  const isIt = ({ nodeId }: Favourite) => nodeId === favourite.nodeId
  if (!isOn) return list.filter((other) => !isIt(other))
  return list.some(isIt) ? [...list] : [favourite, ...list]
}

/** Changes what the page knows of the favourites, before the server does (GAME-29). */
export const changeHere = (queryClient: QueryClient, change: Change): void => {
  queryClient.setQueryData(favouritesQuery().queryKey, (known) => ({
    list: changed(known?.list ?? [], change),
  }))
}

/** Has the favourites and their games read again where they are shown. */
export async function reread(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: favouritesQuery().queryKey }),
    queryClient.invalidateQueries({ queryKey: ['/wps/relay/MCSFE_getFavoriteGamesList'] }),
  ])
}
