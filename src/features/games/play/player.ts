import { useEffect } from 'react'
import { create } from 'zustand'
import { closeModal, openModal, useModalStore } from '../../../kit/modal/modalStore.ts'
import type { Modal, ModalData } from '../../../kit/modal/modalTable.ts'
import { session } from '../../../session/session.ts'

export type PlayedGame = ModalData<'game'>

type PlayerState = {
  /** The game that was opened last. */
  game: PlayedGame | undefined
  /** Whether it goes on in the corner of the page when its dialog is gone. */
  stays: boolean
}

const nobody: PlayerState = { game: undefined, stays: false }
const usePlayer = create<PlayerState>(() => nobody)

const isSame = (one: PlayedGame, other: PlayedGame | undefined) =>
  one.nodeId === other?.nodeId && one.freeTrial === other.freeTrial

const gameIn = (modals: readonly Modal[]) => modals.find((modal) => modal.name === 'game')
const openGame = () => gameIn(useModalStore.getState().modals)

/** Whether the game that is shown lies in the corner. */
export const useIsMini = (): boolean => useModalStore(({ modals }) => gameIn(modals) === undefined)

/**
 * The game over the page, or in the corner of it while its player browses on. Called by the one
 * place that shows it.
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
        // Bets of one who is gone.
        if (kind === 'visitor' && !usePlayer.getState().game?.freeTrial && !openGame()) stop()
      }),
    [],
  )
  if (modal) return { game: modal, isMini: false }
  return stays && game ? { game, isMini: true } : undefined
}

function begin({ nodeId, title, freeTrial }: PlayedGame): void {
  const game = { nodeId, title, ...(freeTrial && { freeTrial }) }
  if (!isSame(game, usePlayer.getState().game)) usePlayer.setState({ game, stays: false })
}

/** Ends the game in the corner: another place shows one. */
export const stop = (): void => usePlayer.setState(nobody)

/** A game for money runs: closing its dialog by Back does not end it. */
export function keepPlaying(): void {
  const { game } = usePlayer.getState()
  if (game && !game.freeTrial) usePlayer.setState({ stays: true })
}

/** Makes room to browse on. */
export function minimise(): void {
  usePlayer.setState({ stays: true })
  void closeModal()
}

/** Brings the game in the corner back over the page. */
export function restore(): void {
  const { game } = usePlayer.getState()
  if (game) openModal({ name: 'game', ...game })
}

/** Ends the game, wherever it is shown. */
export function leave(): void {
  stop()
  if (openGame()) void closeModal()
}
