/** Markets with a licence, and the legal rules of each. */

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
 * Great Britain's rules (RTS 8 and 14), the strictest ones. Brazil regulates the same features
 * (Portaria SPA/MF 1.207/2024) without figures.
 */
const strictPlay: PlayRules = {
  autoplay: false,
  quickSpin: false,
  shortestSpin: '2.5',
  celebratesSmallWins: false,
}

/** Ages are the legal minimum for online gambling in each country. */
const presets = {
  BR: {
    code: 'BR',
    currency: 'BRL',
    currencySymbol: 'R$',
    minimumAge: 18,
    riskNotice: true,
    // Lei 14.790/2023, art. 29, forbids bonuses before a bet; animal fights are a crime
    // (Lei 9.605/1998).
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

/** All markets, the default one first. */
export const markets: readonly Market[] = Object.values(presets)

export const marketOf = (code: keyof typeof presets): Market => presets[code]

/** Market of a country; undefined for a country without a licence. */
export const findMarket = (code: string): Market | undefined =>
  markets.find((market) => market.code === code)

/** Minimum age of the market's licence, in years; operators may only raise it. */
export const licensedAge = ({ code, minimumAge }: Pick<Market, 'code' | 'minimumAge'>): number =>
  findMarket(code)?.minimumAge ?? minimumAge

/** A market with the minimum age of the registration rules, or the licence's if that is higher. */
export const withRulesAge = (market: Market, rulesAge: number): Market => ({
  ...market,
  minimumAge: Math.max(licensedAge(market), rulesAge),
})

type MarketRules = { cockfight: boolean; jackpot: boolean }

/**
 * Rules of a market's licence. A rule missing from the market comes from its preset; a feature
 * without a rule is allowed.
 */
export function marketRulesOf(market: Market): MarketRules {
  const said: Market = { ...findMarket(market.code), ...market }
  const { cockfight = true, jackpot = true } = said
  return { cockfight, jackpot }
}

/**
 * True if the market allows every one of these kinds of bonuses before a bet. A market without such
 * a rule follows the preset of its code; one whose code has no preset allows none.
 */
export function allowsBonuses(market: Market, kinds: readonly BonusKind[]): boolean {
  const preset = findMarket(market.code)
  const { bonusesBeforeBets } = { ...preset, ...market }
  return kinds.every((kind) => bonusesBeforeBets?.includes(kind) ?? preset !== undefined)
}

/** Time limit for withdrawals in minutes; undefined for a market without one. */
export const payoutMinutesOf = (market: Market): number | undefined =>
  ({ ...findMarket(market.code), ...market }).payoutMinutes

/** Time to report missing money, in minutes, for markets that do not specify it (WAL-10). */
const usualAutoReceiveMinutes = 1_440

/** Minutes after the payment from which an unconfirmed withdrawal counts as received. */
export const autoReceiveMinutesOf = (market: Market): number =>
  market.autoReceiveMinutes ??
  findMarket(market.code)?.autoReceiveMinutes ??
  usualAutoReceiveMinutes

/** Retention of a closed account's limits, in years, for licences that do not specify it. */
const usualLimitsKeptYears = 5

/** Years for which a market retains the limits and exclusions of a closed account's owner. */
export const limitsKeptYearsOf = (market: Market): number =>
  market.limitsKeptYears ?? findMarket(market.code)?.limitsKeptYears ?? usualLimitsKeptYears

/** Rules for identity checks; empty if neither the market nor its licence has any. */
export const identityRulesOf = (market: Market): readonly IdentityRule[] =>
  market.identityRules ?? findMarket(market.code)?.identityRules ?? []

/** Rules on play of a market: its own, else those of its licence. */
export const playRulesOf = (market: Market): PlayRules =>
  market.play ?? findMarket(market.code)?.play ?? freePlay

/** Rules on play as games need them; `shortestSpin` in milliseconds. */
export function playSettingsOf(market: Market): Omit<PlayRules, 'shortestSpin'> & {
  shortestSpin: number
} {
  const rules = playRulesOf(market)
  return { ...rules, shortestSpin: Math.round(Number(rules.shortestSpin) * 1_000) }
}

/** True if `rules` allow more than the licence of the market. */
export function isPlayFreer(rules: PlayRules, code: string): boolean {
  const { play = freePlay } = findMarket(code) ?? {}
  return !isSamePlay(stricterPlay(rules, play), rules)
}

/** True if `rules` require less than the licence of the market. */
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

/** A configured market, with the company's licence for it and the authority's seal, if any. */
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
