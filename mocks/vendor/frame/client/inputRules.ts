/** Messages and keys that the page of a game obeys. */

/**
 * Pause that a message demands.
 * @param page window of the game.
 * @returns undefined unless the message is the portal's, in the form of the contract.
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

/** True for the repetitions of a held key, which would play one round after another by itself. */
export const isHeldPress = ({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>): boolean =>
  repeat && (key === ' ' || key === 'Enter')
