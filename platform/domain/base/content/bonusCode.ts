import type { WrittenTexts } from '../texts/texts.ts'

/** A code that was sent to players (PROMO-08). */
export type BonusCode = {
  /** Upper case; compared without regard to case. */
  code: string
  /** Minor units: drawn between the two, the small ones far more often. */
  least: number
  most: number
  /** How many members can use it. */
  uses: number
  /** The moment from which it is worth nothing. */
  expiresAt: number
  title: WrittenTexts
  /** How often what it gives has to be wagered, and in how many days; not at all if left out. */
  wagering?: { times: number; days: number }
}
