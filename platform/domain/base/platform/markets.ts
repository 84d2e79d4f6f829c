/** Licensed markets and their legal rules. */

import type { components } from '../../../../src/api/gen/paths.ts'
import { toMinor } from '../../../../src/lib/money.ts'
import {
  freePlay,
  isSamePlay,
  type PlayRules,
  stricterPlay,
} from '../../../../src/lib/playRules.ts'
import type { Images } from '../../../providers.ts'
import type { Platform } from './platform.ts'

export type Market = components['schemas']['Market']
export type BonusKind = components['schemas']['BonusBeforeBets']
export type IdentityRule = components['schemas']['IdentityRule']

/** Brazil requires a verified CPF for deposits and bets (Portaria SPA/MF 722/2024). */
const brazilianIdentityRules: Market['identityRules'] = [
  { action: 'DEPOSIT', level: 1 },
  { action: 'PLAY', level: 1 },
  { action: 'WITHDRAWAL', level: 1 },
  { action: 'WITHDRAWAL', level: 3, aboveTotal: '10000.00' },
]

/**
 * Great Britain's rules (RTS 8 and 14), the strictest of all markets. Brazil regulates the same
 * features (Portaria SPA/MF 1.207/2024) but gives no figures.
 */
const strictPlay: PlayRules = {
  autoplay: false,
  quickSpin: false,
  shortestSpin: '2.5',
  celebratesSmallWins: false,
}

/** Presets by country. `minimumAge` is the legal minimum for online gambling in the country. */
const presets = {
  BR: {
    code: 'BR',
    currency: 'BRL',
    currencySymbol: 'R$',
    minimumAge: 18,
    riskNotice: true,
    // Lei 14.790/2023, art. 29, forbids bonuses before a bet. Cockfights are a crime (Lei
    // 9.605/1998).
    bonusesBeforeBets: [],
    cockfight: false,
    // Portaria SPA/MF 615/2024: prizes are paid within 120 minutes.
    payoutMinutes: 120,
    identityRules: brazilianIdentityRules,
    limitsKeptYears: 5,
    play: strictPlay,
  },
  PT: { code: 'PT', currency: 'EUR', currencySymbol: '€', minimumAge: 18, riskNotice: true },
  MX: { code: 'MX', currency: 'MXN', currencySymbol: '$', minimumAge: 18, riskNotice: true },
  CO: { code: 'CO', currency: 'COP', currencySymbol: '$', minimumAge: 18, riskNotice: true },
  PE: { code: 'PE', currency: 'PEN', currencySymbol: 'S/', minimumAge: 18, riskNotice: true },
} as const satisfies Record<string, Market>

/** Presets of all markets, the default market first. */
export const markets: readonly Market[] = Object.values(presets)

export const marketOf = (code: keyof typeof presets): Market => presets[code]

/** Preset of a country's market; undefined for a country without a licence. */
export const findMarket = (code: string): Market | undefined =>
  markets.find((market) => market.code === code)

/** Legal minimum age in a market, in years; operators may only raise it. */
export const licensedAge = ({ code, minimumAge }: Pick<Market, 'code' | 'minimumAge'>): number =>
  findMarket(code)?.minimumAge ?? minimumAge

/**
 * Sets the market's minimum age to the higher one of the legal minimum age and that of the
 * registration rules.
 */
export const withRulesAge = (market: Market, rulesAge: number): Market => ({
  ...market,
  minimumAge: Math.max(licensedAge(market), rulesAge),
})

type MarketRules = { cockfight: boolean; jackpot: boolean }

/**
 * Rules on cockfights and jackpots. A rule missing from the market comes from its preset; a feature
 * without a rule is allowed.
 */
export function marketRulesOf(market: Market): MarketRules {
  const said: Market = { ...findMarket(market.code), ...market }
  const { cockfight = true, jackpot = true } = said
  return { cockfight, jackpot }
}

/**
 * True if the market allows all of these kinds of bonuses before a bet. If the market has no rule
 * on bonuses, the preset of its code decides. Without a preset, no bonus is allowed.
 */
export function allowsBonuses(market: Market, kinds: readonly BonusKind[]): boolean {
  const preset = findMarket(market.code)
  const { bonusesBeforeBets } = { ...preset, ...market }
  return kinds.every((kind) => bonusesBeforeBets?.includes(kind) ?? preset !== undefined)
}

/** Time limit for withdrawals in minutes; undefined if the market sets no limit. */
export const payoutMinutesOf = (market: Market): number | undefined =>
  ({ ...findMarket(market.code), ...market }).payoutMinutes

/** Default time to report missing money, in minutes (WAL-10). */
const usualAutoReceiveMinutes = 1_440

/** Minutes after the payout at which an unconfirmed withdrawal counts as received. */
export const autoReceiveMinutesOf = (market: Market): number =>
  market.autoReceiveMinutes ??
  findMarket(market.code)?.autoReceiveMinutes ??
  usualAutoReceiveMinutes

/** Default retention of a closed account's limits, in years. */
const usualLimitsKeptYears = 5

/** Years for which limits and exclusions are retained after a member closes their account. */
export const limitsKeptYearsOf = (market: Market): number =>
  market.limitsKeptYears ?? findMarket(market.code)?.limitsKeptYears ?? usualLimitsKeptYears

/** Identity rules of a market, or those of its preset; empty if neither has any. */
export const identityRulesOf = (market: Market): readonly IdentityRule[] =>
  market.identityRules ?? findMarket(market.code)?.identityRules ?? []

/** Play rules of a market, or those of its preset. */
export const playRulesOf = (market: Market): PlayRules =>
  market.play ?? findMarket(market.code)?.play ?? freePlay

/** Play rules in the form that games use, with `shortestSpin` in milliseconds. */
export function playSettingsOf(market: Market): Omit<PlayRules, 'shortestSpin'> & {
  shortestSpin: number
} {
  const rules = playRulesOf(market)
  return { ...rules, shortestSpin: Math.round(Number(rules.shortestSpin) * 1_000) }
}

/** True if `rules` allow more than the market's preset. */
export function isPlayFreer(rules: PlayRules, code: string): boolean {
  const { play = freePlay } = findMarket(code) ?? {}
  return !isSamePlay(stricterPlay(rules, play), rules)
}

/** True if `rules` require less than the market's preset. */
export function areWeaker(rules: readonly IdentityRule[], code: string): boolean {
  const from = ({ aboveTotal = '0.00' }: IdentityRule) => toMinor(aboveTotal)
  return (findMarket(code)?.identityRules ?? []).some(
    (marketRule) =>
      !rules.some(
        (rule) =>
          rule.action === marketRule.action &&
          rule.level >= marketRule.level &&
          from(rule) <= from(marketRule),
      ),
  )
}

/** Adds the company's licence for the market, with the authority's seal if there is an image. */
export function withLicence(
  { licence: _, ...market }: Market,
  licences: Platform['licences'],
  images: Images | undefined,
): Market {
  const licence = licences[market.code]
  if (licence === undefined) return market
  const imageUrl = images?.licence(market.code.toLowerCase()) ?? ''
  return { ...market, licence: { ...licence, imageUrl } }
}
