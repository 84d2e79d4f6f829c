import { create } from 'zustand'

/** A real-money game on screen, and a function that ends it. */
type Played = { end: () => void }

const usePlayed = create<{ games: readonly Played[] }>(() => ({ games: [] }))

/**
 * Registers a real-money game on screen in this tab.
 * @param end ends the game for a player who wants to stop; does nothing for a game that ends with
 * its page.
 * @returns a function that removes the game.
 */
export function notePlay(end: () => void): () => void {
  const game = { end }
  usePlayed.setState(({ games }) => ({ games: [...games, game] }))
  return () => usePlayed.setState(({ games }) => ({ games: games.filter((one) => one !== game) }))
}

/** True while a real-money game is on screen in this tab. */
export const useIsPlaying = (): boolean => usePlayed(({ games }) => games.length > 0)

/** Ends every real-money game of this tab that does not end with its page. */
export function stopPlaying(): void {
  for (const { end } of usePlayed.getState().games) end()
}
