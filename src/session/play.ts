import { create } from 'zustand'

/** A game for money that is on screen, and what ends it. */
type Played = { end: () => void }

const usePlayed = create<{ games: readonly Played[] }>(() => ({ games: [] }))

/**
 * A game for money is on screen in this tab from now on.
 * @param end ends it, for a player who wants to stop; nothing where leaving the page does.
 * @returns says that it is not any more.
 */
export function notePlay(end: () => void): () => void {
  const game = { end }
  usePlayed.setState(({ games }) => ({ games: [...games, game] }))
  return () => usePlayed.setState(({ games }) => ({ games: games.filter((one) => one !== game) }))
}

/** Whether a game for money is on screen in this tab. */
export const useIsPlaying = (): boolean => usePlayed(({ games }) => games.length > 0)

/** Ends every game for money of this tab that does not end with its page. */
export function stopPlaying(): void {
  for (const { end } of usePlayed.getState().games) end()
}
