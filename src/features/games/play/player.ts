import { useEffect } from 'react'
import { create } from 'zustand'
import { closeModal, openModal, useModalStore } from '../../../kit/modal/modalStore.ts'
import type { Modal, ModalData } from '../../../kit/modal/modalTable.ts'
import { session } from '../../../session/session.ts'

export type PlayedGame = ModalData<'game'>

type PlayerState = {
  /** Game that was opened last; undefined after it has ended. */
  game: PlayedGame | undefined
  /** True if the game continues in the corner of the page after its dialog has closed. */
  stays: boolean
}

const nobody: PlayerState = { game: undefined, stays: false }
const usePlayer = create<PlayerState>(() => nobody)

const isSame = (one: PlayedGame, other: PlayedGame | undefined) =>
  one.nodeId === other?.nodeId && one.freeTrial === other.freeTrial && one.target === other.target

const gameIn = (modals: readonly Modal[]) => modals.find((modal) => modal.name === 'game')
const openGame = () => gameIn(useModalStore.getState().modals)

/** True if the current game is in the corner. */
export const useIsMini = (): boolean => useModalStore(({ modals }) => gameIn(modals) === undefined)

/**
 * Returns the game in the dialog or in the corner of the page. Only the component that renders the
 * game may call it.
 */
export function usePlayedGame(): { game: PlayedGame; isMini: boolean } | undefined {
  const modal = useModalStore(({ modals }) => gameIn(modals))
  const { game, stays } = usePlayer()
  useEffect(() => {
    if (modal) begin(modal)
    else if (!usePlayer.getState().stays) stop()
  }, [modal])
  useEffect(
    () =>
      session.subscribe(({ kind }) => {
        // A logout ends the member's game, because the member can no longer bet in it.
        if (kind === 'visitor' && !usePlayer.getState().game?.freeTrial && !openGame()) stop()
      }),
    [],
  )
  if (modal) return { game: modal, isMini: false }
  return stays && game ? { game, isMini: true } : undefined
}

function begin({ nodeId, title, freeTrial, target }: PlayedGame): void {
  const game = {
    nodeId,
    title,
    ...(freeTrial && { freeTrial }),
    ...(target !== undefined && { target }),
  }
  if (!isSame(game, usePlayer.getState().game)) usePlayer.setState({ game, stays: false })
}

/** Ends the game in the corner, because a page shows a game of its own. */
export const stop = (): void => usePlayer.setState(nobody)

/** Lets a game for money continue in the corner after the Back button closes its dialog. */
export function keepPlaying(): void {
  const { game } = usePlayer.getState()
  if (game && !game.freeTrial) usePlayer.setState({ stays: true })
}

/** Moves the game to the corner. */
export function minimise(): void {
  usePlayer.setState({ stays: true })
  void closeModal()
}

/** Moves the game from the corner back to its dialog. */
export function restore(): void {
  const { game } = usePlayer.getState()
  if (game) openModal({ name: 'game', ...game })
}

/** Ends the game in the dialog or in the corner. */
export function leave(): void {
  stop()
  if (openGame()) void closeModal()
}
