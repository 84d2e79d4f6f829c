import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { components } from '../../../api/gen/paths.ts'
import { read } from '../../../api/read.ts'
import { write } from '../../../api/write.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { useThrottled } from '../../../kit/timing/useThrottled.ts'
import { askForLogin } from '../../../session/askForLogin.ts'
import { useSession } from '../../../session/session.queries.ts'

type Game = components['schemas']['Game']
type Favourite = components['schemas']['FavoriteGame']

/** The shortest time between two presses of a star, in milliseconds (CONST-01). */
const pause = 1000

const favouritesQuery = () => read('/wps/relay/MCSFE_getFavoriteGames', {})

/**
 * Which games are the player's favourites (GAME-20), and what changes that: the star follows at
 * once and goes back if the server refuses (GAME-28, GAME-29). A visitor is asked to log in.
 */
export function useFavourites(): { ids: ReadonlySet<string>; toggle: (game: Game) => void } {
  const queryClient = useQueryClient()
  const isSignedIn = useSession().kind === 'signedIn'
  const { data } = useQuery({ ...favouritesQuery(), enabled: isSignedIn })
  const ids = useMemo(
    () => new Set(isSignedIn ? data?.list.map(({ nodeId }) => nodeId) : []),
    [data, isSignedIn],
  )
  const { queryKey } = favouritesQuery()
  const { mutate } = useMutation({
    mutationFn: ({ game, isOn }: { game: Favourite; isOn: boolean }) =>
      isOn
        ? write('POST /wps/relay/MCSFE_addFavoriteGameV2', { body: game })
        : write('DELETE /wps/relay/MCSFE_removeFavoriteGameV2', { query: game }),
    onMutate: async ({ game, isOn }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      const others = before?.list.filter(({ nodeId }) => nodeId !== game.nodeId) ?? []
      queryClient.setQueryData(queryKey, { list: isOn ? [game, ...others] : others })
      return { before }
    },
    onError: (_error, _change, context) => {
      if (context) queryClient.setQueryData(queryKey, context.before)
    },
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: ['/wps/relay/MCSFE_getFavoriteGamesList'] }),
  })
  const toggle = useThrottled((game: Game) => {
    if (!isSignedIn) return askForLogin(location.pathname + location.search)
    const { nodeId, vassalage, gameType } = game
    mutate({ game: { nodeId, vendor: vassalage, gameType }, isOn: !ids.has(nodeId) })
  }, pause)
  return { ids, toggle }
}
