/** Messages and keys that the page of a game obeys. */

/**
 * Pause that a message demands: true to pause the game, false to resume it.
 * @param page window of the game.
 * @returns undefined if another window than the portal's sent the message, or if its form is
 * unknown.
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

/** True for the repeated key events of a held key, each of which would play another round. */
export const isHeldPress = ({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>): boolean =>
  repeat && (key === ' ' || key === 'Enter')
