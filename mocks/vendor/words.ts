/** The words of the demo game. */
import type { TextLanguage } from '../../platform/domain/base/texts/texts.ts'
import { gamePageTexts } from '../content/games/gamePage.ts'
import type { RejectionCode } from './vendorBets.ts'

export type Words = {
  stake: string
  play: string
  balance: string
  playMoney: string
  /** On the badge of a free trial. */
  trial: string
  /** `{number}` is what was bet on. */
  yourNumber: string
  lastWin: string
  ready: string
  /** `{amount}` is what was won. */
  won: string
  lost: string
  back: string
  pending: string
  failed: string
  rtp: string
  responsible: string
  leave: string
  noMoney: string
  /** The pictures' names, and the hands'. */
  symbols: Readonly<Record<string, string>>
  rejections: Readonly<Record<RejectionCode, string>>
}

export const words: Readonly<Record<TextLanguage, Words>> = gamePageTexts
