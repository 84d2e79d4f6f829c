import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { caller } from '../../../api/caller.ts'
import type { components, paths } from '../../../api/gen/paths.ts'
import { write } from '../../../api/write.ts'
import { useSession } from '../../../session/session.queries.ts'
import { sessionToken } from '../../../session/session.ts'
import { isLaunchable } from './launchPlace.ts'
import { noteStarted } from './startedGames.ts'

type Schemas = components['schemas']

/**
 * Game or lottery to start. A lottery opens the lottery lobby with this lottery selected (API-41).
 */
export type StartRequest =
  | {
      kind: 'game'
      nodeId: string
      freeTrial: boolean
      /** Match or selection at which a sports book opens. */
      target?: string | undefined
    }
  | { kind: 'lottery'; gameCode: string; prizeMode: Schemas['PrizeMode'] }

/** Endpoints of the recently played games. A start changes their responses. */
const recentLists = [
  '/wps/relay/GCS_recentGame',
  '/lgw/vn/games/game_menu/recent',
] satisfies (keyof paths)[]

/**
 * Starts a game once when its stage mounts, and again when `start` is called.
 * @returns `launch` while the game may be open; `hasEnded` once the session that opened the game
 * has ended or been replaced in this tab; `error` if the start failed.
 */
export function useGameStart(request: StartRequest) {
  const queryClient = useQueryClient()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => {
      const launch = withPlace(await startCall(request))
      return { launch, token: sessionToken() }
    },
    // The started game is now the most recently played game.
    onSuccess: ({ token }) => {
      if (token === null && request.kind === 'game') noteStarted(request.nodeId)
      return Promise.all(
        recentLists.map((path) => queryClient.invalidateQueries({ queryKey: [path] })),
      )
    },
    meta: { showsFailure: true },
  })
  const hasBegun = useRef(false)
  useEffect(() => {
    // Effects run twice in strict mode, but the game must start once.
    if (hasBegun.current) return
    hasBegun.current = true
    mutate()
  }, [mutate])
  const session = useSession()
  const token = session.kind === 'signedIn' ? session.token : null
  // A free trial that a visitor started continues after a login.
  const hasEnded = data !== undefined && data.token !== null && data.token !== token
  const launch = hasEnded ? undefined : data?.launch
  return { launch, hasEnded, error, isStarting: isPending, start: () => mutate() }
}

/** @throws {Error} if the response has no URL that can be opened. */
function withPlace(launch: Schemas['Launch'] | undefined): Schemas['Launch'] {
  if (launch && isLaunchable(launch.launchUrl, location.origin)) return launch
  throw new Error('The launch has no address that can be shown')
}

function startCall(request: StartRequest): Promise<Schemas['Launch']> {
  const common = { backUrl: backUrl(), language: caller().language() }
  if (request.kind === 'game') {
    const { nodeId, freeTrial, target } = request
    const body = {
      nodeId,
      ...(freeTrial ? { freeTrial } : {}),
      ...(target === undefined ? {} : { target }),
      ...common,
    }
    return write('POST /wps/game/startGame', { body })
  }
  const { gameCode, prizeMode } = request
  return write('POST /wps/game/launchGame', {
    body: {
      launchMode: 'LOTT',
      lottoArea: 'VN',
      view: 'BETTING',
      device: 'WEB',
      gameCode,
      prizeMode,
      ...common,
    },
  })
}

/** URL of the current page, to which the game's own back link leads. */
const backUrl = (): string => location.pathname.slice(0, 500)
