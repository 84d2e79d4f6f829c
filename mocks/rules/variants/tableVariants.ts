/** Variants of the tables, chosen by the names of their games. */
import type { Game } from '../../../platform/domain/base/content/game.ts'
import {
  rtp as baccaratRtp,
  commissionRules,
  noCommissionRules,
} from '../baccarat/baccaratRules.ts'
import { rtp as cockfightRtp, cockfightRules } from '../cockfight/cockfightRules.ts'
import { rtp as dragonTigerRtp, dragonTigerRules } from '../dragonTiger/dragonTigerRules.ts'
import { tableTraits } from '../kindOf.ts'
import { europeanRules, frenchRules, rtp as rouletteRtp } from '../roulette/rouletteRules.ts'
import { rtp as sicBoRtp, sicBoRules } from '../sicBo/sicBoRules.ts'
import type { TableVariant } from '../table/tableRules.ts'
import { quickTimes, type TableTimes, usualTimes } from '../table/tableTimes.ts'

type TitledGame = Pick<Game, 'title'>

export type BaccaratOptions = { hasCommission: boolean }
export type RouletteOptions = { hasLaPartage: boolean }

const timesOf = (game: TitledGame): TableTimes =>
  tableTraits(game).isSpeed ? quickTimes : usualTimes

export function baccaratVariant(game: TitledGame): TableVariant {
  const { hasNoCommission } = tableTraits(game)
  return {
    rules: hasNoCommission ? noCommissionRules : commissionRules,
    times: timesOf(game),
    rtp: hasNoCommission ? baccaratRtp.noCommission : baccaratRtp.commission,
    options: { hasCommission: !hasNoCommission } satisfies BaccaratOptions,
  }
}

export const cockfightVariant = (game: TitledGame): TableVariant => ({
  rules: cockfightRules,
  times: timesOf(game),
  rtp: cockfightRtp,
  options: {},
})

export const dragonTigerVariant = (game: TitledGame): TableVariant => ({
  rules: dragonTigerRules,
  times: timesOf(game),
  rtp: dragonTigerRtp,
  options: {},
})

export function rouletteVariant(game: TitledGame): TableVariant {
  const { isFrench } = tableTraits(game)
  return {
    rules: isFrench ? frenchRules : europeanRules,
    times: timesOf(game),
    rtp: isFrench ? rouletteRtp.french : rouletteRtp.european,
    options: { hasLaPartage: isFrench } satisfies RouletteOptions,
  }
}

export const sicBoVariant = (game: TitledGame): TableVariant => ({
  rules: sicBoRules,
  times: timesOf(game),
  rtp: sicBoRtp,
  options: {},
})
