const typesWithRtp: ReadonlySet<string> = new Set(['RNG', 'LIVE', 'FISH'])
const typesWithVolatility: ReadonlySet<string> = new Set(['RNG', 'FISH'])

/**
 * True if games of the type have a return to player: rounds against the house at fixed odds. The
 * odds of a sports bet depend on the event, a poker player's return on the other players, and a
 * lottery's on its prizes.
 */
export const hasRtp = (gameType: string): boolean => typesWithRtp.has(gameType)

/** True if games of the type differ in the frequency and size of their wins. */
export const hasVolatility = (gameType: string): boolean => typesWithVolatility.has(gameType)
