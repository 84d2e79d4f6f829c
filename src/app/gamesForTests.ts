import type { QueryKey } from '@tanstack/react-query'
import { act, cleanup, waitFor } from '@testing-library/react'
import { vi } from 'vitest'
import { catalogue } from '../../mocks/content/games/catalogue.ts'
import { openSession } from '../../platform/domain/accounts/session/sessions.ts'
import type { Game } from '../../platform/domain/base/content/game.ts'
import type { Context } from '../../platform/domain/base/context/context.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { read } from '../api/read.ts'
import { useModalStore } from '../kit/modal/modalStore.ts'
import { sessionStore } from '../kit/storage.ts'
import { useToasts } from '../kit/toast/toastStore.ts'
import { statusQuery } from '../session/session.queries.ts'
import { openPortal } from './testing.tsx'

/** First game of the catalogue that satisfies a condition. */
export function gameThat(isTrue: (game: Game) => boolean): Game {
  const found = catalogue.games().find(isTrue)
  if (!found) throw new Error('The catalogue has no such game')
  return found
}

/** Unmounts the portal and resets its global state within a test. */
export function closePortal(): void {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
  useModalStore.setState({ modals: [] })
  useToasts.setState({ toasts: [] })
}

/**
 * Opens the portal at a URL as a persona, and waits until the member and the system status have
 * loaded, because both determine the kind of account.
 */
export async function openAs(persona: string, context: Context, address: string) {
  sessionStore.set('token', await openSession(context, `m-${persona}`))
  const portal = await openPortal(address)
  const isThere = (key: QueryKey) => portal.queryClient.getQueryData(key) !== undefined
  await eventually(() => {
    if (!isThere(read('/wps/member/info', {}).queryKey)) throw new Error('Nobody is known yet')
    if (!isThere(statusQuery().queryKey)) throw new Error('No kind of account is known yet')
  })
  return portal
}

/** Responds to one path in place of the mocks until the returned function is called. */
export function answerInstead(
  path: string,
  answer: () => Response | Promise<Response>,
): () => void {
  const mocked = globalThis.fetch
  let isOn = true
  vi.stubGlobal('fetch', async (request: Request) =>
    isOn && new URL(request.url).pathname === path ? answer() : mocked(request),
  )
  return () => {
    isOn = false
  }
}

/** Waits for the iframe of the open game. */
export const gameFrame = (title: string): Promise<HTMLIFrameElement> =>
  waitFor(() => {
    const frame = document.querySelector('iframe')
    if (frame?.title !== title) throw new Error(`No game is shown that is called ${title}`)
    return frame
  })

/** Sends a message to the page as if from the game in the iframe. */
export async function sayAs(
  frame: HTMLIFrameElement,
  data: unknown,
  origin = 'null',
): Promise<void> {
  await act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }))
  })
}
