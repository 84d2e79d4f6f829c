import type { components } from '../../../../src/api/gen/paths.ts'
import type { Game } from './game.ts'
import type { NameLanguage } from './gameNames.ts'

type Schemas = components['schemas']

/** For whom a lottery is shown, and when: milliseconds since 1970. */
export type LotteryView = { language: NameLanguage; now: number }

/** The lotteries that there are, their menus (LOTT-01) and what they have opened. */
export type Lotteries = {
  /** Codes of all, or of those in a group, in their order. */
  codes(group?: string): string[]
  /** The game that a lottery is; undefined for a code that is none. */
  gameOf(code: string): Game | undefined
  /** @param codes of the lotteries that are in it, in their order; all without. */
  menu(
    mode: Schemas['PrizeMode'] | undefined,
    view: LotteryView,
    codes?: readonly string[],
  ): Schemas['LotteryMenu']
  /** The opened numbers of a lottery, newest first; undefined for an unknown code. */
  listOpenedNumbers(
    code: string,
    count: number,
    view: LotteryView,
  ): Schemas['OpenedNumbers'] | undefined
}

/** A platform without lotteries. */
export const noLotteries: Lotteries = {
  codes: () => [],
  gameOf: () => undefined,
  menu: (mode) => ({
    accountTypeName: 'TCG_LOTTO_VN',
    prizeMode: mode ?? 'LOTT',
    gameMenus: [],
  }),
  listOpenedNumbers: () => undefined,
}
