import type { components } from '../../../../src/api/gen/paths.ts'
import type { Game } from './game.ts'
import type { NameLanguage } from './gameNames.ts'
import type { ResultSources } from './resultSources.ts'

type Schemas = components['schemas']

/** Viewer's language, and the current time in milliseconds since 1970. */
export type LotteryView = { language: NameLanguage; now: number }

/** Lotteries, their menus (LOTT-01) and their drawn numbers. */
export type Lotteries = {
  /** Codes of all lotteries, or of one group, in display order. */
  codes(group?: string): string[]
  /** Game of a lottery; undefined for an unknown code. */
  gameOf(code: string): Game | undefined
  /** @param codes lotteries of the menu, in display order; all when omitted. */
  menu(
    mode: Schemas['PrizeMode'] | undefined,
    view: LotteryView,
    codes?: readonly string[],
  ): Schemas['LotteryMenu']
  /**
   * Drawn numbers of a lottery, newest first; undefined for an unknown code. Do not call it inside
   * a transaction.
   */
  listOpenedNumbers(
    sources: ResultSources,
    code: string,
    count: number,
    view: LotteryView,
  ): Promise<Schemas['OpenedNumbers'] | undefined>
}

export const noLotteries: Lotteries = {
  codes: () => [],
  gameOf: () => undefined,
  menu: (mode) => ({
    accountTypeName: 'TCG_LOTTO_VN',
    prizeMode: mode ?? 'LOTT',
    gameMenus: [],
  }),
  listOpenedNumbers: () => Promise.resolve(undefined),
}
