import type { CrashWords } from '../../../content/games/crashTexts.ts'
import type { GameClient } from '../../frame/client/startGame.ts'
import type { CrashOpening } from '../crashView.ts'

export type CrashClient = GameClient<CrashOpening, CrashWords>

/** Multiplier of a round in hundredths, from its decimal. */
export const hundredthsOf = (decimal: string): number => Math.round(100 * Number(decimal))
