const typesWithRtp: ReadonlySet<string> = new Set(['RNG', 'LIVE', 'FISH'])
const typesWithVolatility: ReadonlySet<string> = new Set(['RNG', 'FISH'])

/**
 * True if games of the type have a return to player: their rounds are played against the house at
 * fixed odds. In other games the return is not fixed: it depends on the event in a sports bet, on
 * the other players in poker, and on the prizes in a lottery.
 */
export const hasRtp = (gameType: string): boolean => typesWithRtp.has(gameType)

/** True if games of the type differ in the frequency and size of their wins. */
export const hasVolatility = (gameType: string): boolean => typesWithVolatility.has(gameType)
