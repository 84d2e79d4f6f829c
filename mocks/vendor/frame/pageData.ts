/** Data that the server embeds in the page of a game. */

import type { RefusalCode, StakeBalance } from './emulatedGame.ts'
import type { PlaySettings } from './playSettings.ts'

export type FrameWords = {
  stake: string
  stakeInput: string
  balance: string
  /** Text with the placeholder `{amount}` for the bonus balance. */
  withBonus: string
  playMoney: string
  /** Badge of a free trial. */
  trial: string
  lastWin: string
  history: string
  noHistory: string
  rules: string
  close: string
  soundOn: string
  soundOff: string
  rtp: string
  limits: string
  responsible: string
  leave: string
  failed: string
  rejections: Readonly<Record<RefusalCode, string>>
}

/** Data of a page. Amounts are in minor units. */
export type PageData<Opening = unknown, Words = unknown> = {
  /** Path of the actions: `<path>/<action>`. */
  path: string
  isTrial: boolean
  /** BCP 47 language tag. */
  locale: string
  currency: string
  balance: StakeBalance
  stakes: { minimum: number; maximum: number }
  hasStakes: boolean
  settings: PlaySettings
  /** Server time when the page was created, in milliseconds since 1970. */
  now: number
  frame: FrameWords
  words: Words
  opening: Opening
}
