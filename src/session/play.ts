import { create } from 'zustand'

/** Real-money game that is on screen in this tab; `end` ends it. */
type Played = { end: () => void }

const usePlayed = create<{ games: readonly Played[] }>(() => ({ games: [] }))

/**
 * Registers a real-money game on screen in this tab.
 * @param end called to end the game when the player wants to stop; does nothing for a game that
 * ends when its page is left.
 * @returns a function that unregisters the game.
 */
export function notePlay(end: () => void): () => void {
  const game = { end }
  usePlayed.setState(({ games }) => ({ games: [...games, game] }))
  return () => usePlayed.setState(({ games }) => ({ games: games.filter((one) => one !== game) }))
}

/** True while a real-money game is on screen in this tab. */
export const useIsPlaying = (): boolean => usePlayed(({ games }) => games.length > 0)

/** Ends the real-money games of this tab, except those that end when their page is left. */
export function stopPlaying(): void {
  for (const { end } of usePlayed.getState().games) end()
}
