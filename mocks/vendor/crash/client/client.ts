import type { CrashWords } from '../../../content/games/crashTexts.ts'
import type { GameClient } from '../../frame/client/startGame.ts'
import type { CrashOpening } from '../crashView.ts'

export type CrashClient = GameClient<CrashOpening, CrashWords>

/** Converts a multiplier such as `1.82` to hundredths. */
export const hundredthsOf = (decimal: string): number => Math.round(100 * Number(decimal))
