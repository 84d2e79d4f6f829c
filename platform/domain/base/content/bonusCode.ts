import type { WrittenTexts } from '../texts/texts.ts'

/** A bonus code handed out to players (PROMO-08). */
export type BonusCode = {
  /** In upper case; the comparison with a typed code ignores case. */
  code: string
  /** Minimum of the random amount, in minor units; small amounts are much more likely. */
  least: number
  most: number
  /** Maximum number of members who can use the code. */
  uses: number
  /** Time from which the code is invalid. */
  expiresAt: number
  title: WrittenTexts
  /** Wagering requirement: multiple of the amount, and days to reach it; omitted for none. */
  wagering?: { times: number; days: number }
}
