/** Messages of the portal that pause a game, and key presses that a game ignores. */

/**
 * Parses the portal's message to pause or resume the game.
 * @param page window of the game.
 * @returns true to pause, false to resume; undefined for other messages and other senders.
 */
export function demandedPause(
  { source, data }: Pick<MessageEvent<unknown>, 'source' | 'data'>,
  page: { parent: unknown },
): boolean | undefined {
  if (page.parent === page || source !== page.parent) return undefined
  if (typeof data !== 'object' || data === null || !('portico' in data)) return undefined
  if (data.portico === 'pause') return true
  return data.portico === 'resume' ? false : undefined
}

/**
 * True for the repeated key events of a held key. Without this check each event would play a round.
 */
export const isHeldPress = ({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>): boolean =>
  repeat && (key === ' ' || key === 'Enter')
