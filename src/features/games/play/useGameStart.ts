import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { caller } from '../../../api/caller.ts'
import type { components, paths } from '../../../api/gen/paths.ts'
import { write } from '../../../api/write.ts'
import { useSession } from '../../../session/session.queries.ts'
import { sessionToken } from '../../../session/session.ts'
import { isLaunchable } from './launchPlace.ts'

type Schemas = components['schemas']

/** What is started: a game, or the lottery lobby on the page of one lottery (API-41). */
export type StartRequest =
  | { kind: 'game'; nodeId: string; freeTrial: boolean }
  | { kind: 'lottery'; gameCode: string; prizeMode: Schemas['PrizeMode'] }

/** The calls that tell what was played last. */
const recentLists = [
  '/wps/relay/GCS_recentGame',
  '/lgw/vn/games/game_menu/recent',
] satisfies (keyof paths)[]

/**
 * Starts something once when its stage appears, and again when asked to.
 * @returns `launch` while it may be opened, `hasEnded` once this tab has another session than the
 *   one that it was opened in, or none, and `error` when it may not be opened.
 */
export function useGameStart(request: StartRequest) {
  const queryClient = useQueryClient()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => {
      const launch = withPlace(await startCall(request))
      return { launch, token: sessionToken() }
    },
    // It is the one that was played last, from now on.
    onSuccess: () =>
      Promise.all(recentLists.map((path) => queryClient.invalidateQueries({ queryKey: [path] }))),
    meta: { showsFailure: true },
  })
  const hasBegun = useRef(false)
  useEffect(() => {
    // An effect may run twice; a game starts once.
    if (hasBegun.current) return
    hasBegun.current = true
    mutate()
  }, [mutate])
  const session = useSession()
  const token = session.kind === 'signedIn' ? session.token : null
  // A visitor's free trial goes on whoever logs in.
  const hasEnded = data !== undefined && data.token !== null && data.token !== token
  const launch = hasEnded ? undefined : data?.launch
  return { launch, hasEnded, error, isStarting: isPending, start: () => mutate() }
}

/** @throws what a server's failure is where the answer names no place to play. */
function withPlace(launch: Schemas['Launch'] | undefined): Schemas['Launch'] {
  if (launch && isLaunchable(launch.launchUrl, location.origin)) return launch
  throw new Error('The launch has no address that can be shown')
}

function startCall(request: StartRequest): Promise<Schemas['Launch']> {
  const common = { backUrl: backUrl(), language: caller().language() }
  if (request.kind === 'game') {
    const { nodeId, freeTrial } = request
    const body = { nodeId, ...(freeTrial ? { freeTrial } : {}), ...common }
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

/** Where the game's own way back leads: here. */
const backUrl = (): string => location.pathname.slice(0, 500)
