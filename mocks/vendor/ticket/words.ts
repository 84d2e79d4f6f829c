/** Texts of the demo game. */
import type { TextLanguage } from '../../../platform/domain/base/texts/texts.ts'
import { gamePageTexts } from '../../content/games/gamePage.ts'
import type { RejectionCode } from './vendorBets.ts'

export type Words = {
  stake: string
  play: string
  balance: string
  /** `{amount}` is the bonus balance. */
  withBonus: string
  playMoney: string
  /** Badge of a free trial. */
  trial: string
  /** `{number}` is the selected number. */
  yourNumber: string
  lastWin: string
  ready: string
  /** `{amount}` is the winnings. */
  won: string
  lost: string
  back: string
  pending: string
  failed: string
  rtp: string
  responsible: string
  leave: string
  noMoney: string
  /** Names of symbols and hands. */
  symbols: Readonly<Record<string, string>>
  rejections: Readonly<Record<RejectionCode, string>>
}

export const words: Readonly<Record<TextLanguage, Words>> = gamePageTexts
