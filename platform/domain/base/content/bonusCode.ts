import type { WrittenTexts } from '../texts/texts.ts'

/** A bonus code that players received (PROMO-08). */
export type BonusCode = {
  /** Upper case; compared without regard to case. */
  code: string
  /** Range of the random amount, in minor units; small amounts are much more likely. */
  least: number
  most: number
  /** Maximum number of members who can use it. */
  uses: number
  /** Time from which the code is invalid. */
  expiresAt: number
  title: WrittenTexts
  /** Wagering requirement: multiple of the amount, and days to reach it; none when omitted. */
  wagering?: { times: number; days: number }
}
