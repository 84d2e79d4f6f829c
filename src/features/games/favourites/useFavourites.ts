import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import type { components } from '../../../api/gen/paths.ts'
import { write } from '../../../api/write.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { createPace } from '../../../kit/timing/pace.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { askForLogin } from '../../../session/askForLogin.ts'
import { useSession } from '../../../session/session.queries.ts'
import { session } from '../../../session/session.ts'
import { type Change, changeHere, favouritesQuery, reread } from './favouriteList.ts'
import { joinTabs, tellTabs } from './favouriteTabs.ts'

type Game = components['schemas']['Game']
/** `name` is the game's name, set if the change offers an undo. */
type Wish = Change & { name?: string }

/** Allows one change per second across all lists (CONST-01). */
const pace = createPace(1000)

/**
 * Ids of the player's favourites (GAME-20), and a function that toggles a favourite. A change is
 * shown optimistically, can be undone, and is rolled back if the server rejects the change
 * (GAME-28, GAME-29). Other tabs show a change after the server has accepted it. A visitor is asked
 * to log in.
 */
export function useFavourites(): { ids: ReadonlySet<string>; toggle: (game: Game) => void } {
  const queryClient = useQueryClient()
  const isSignedIn = useSession().kind === 'signedIn'
  const { data } = useQuery({ ...favouritesQuery(), enabled: isSignedIn })
  const ids = useMemo(
    () => new Set(isSignedIn ? data?.list.map(({ nodeId }) => nodeId) : []),
    [data, isSignedIn],
  )
  useEffect(() => joinTabs(queryClient), [queryClient])
  const { mutate } = useMutation({
    mutationFn: ({ favourite, isOn }: Wish) =>
      isOn
        ? write('POST /wps/relay/MCSFE_addFavoriteGameV2', { body: favourite })
        : write('DELETE /wps/relay/MCSFE_removeFavoriteGameV2', { query: favourite }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: favouritesQuery().queryKey })
      changeHere(queryClient, change)
    },
    onSuccess: (_answer, wish) => {
      tellTabs({ favourite: wish.favourite, isOn: wish.isOn })
      if (wish.name !== undefined) offerUndo(wish.name, wish)
    },
    onError: (_error, { favourite, isOn }) => changeHere(queryClient, { favourite, isOn: !isOn }),
    onSettled: () => reread(queryClient),
  })
  const offerUndo = (game: string, { favourite, isOn }: Change) =>
    showToast(
      'success',
      { id: isOn ? 'games.favouriteAdded' : 'games.favouriteRemoved', values: { game } },
      {
        id: 'games.undo',
        onSelect: () => pace.runLater(() => mutate({ favourite, isOn: !isOn })),
      },
    )
  const toggle = useCallback(
    ({ nodeId, vassalage, gameType, displayName }: Game) => {
      // Reads the session and the favourites at the click, because a click before hydration is
      // replayed later.
      if (session.getState().kind !== 'signedIn') {
        return askForLogin(location.pathname + location.search)
      }
      const known = queryClient.getQueryData(favouritesQuery().queryKey)?.list ?? []
      const isOn = !known.some((favourite) => favourite.nodeId === nodeId)
      const favourite = { nodeId, vendor: vassalage, gameType }
      pace.run(() => mutate({ favourite, isOn, name: displayName }))
    },
    [queryClient, mutate],
  )
  return { ids, toggle }
}
