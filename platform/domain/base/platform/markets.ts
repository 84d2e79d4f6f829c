/** The markets that this platform has a licence for, as each law wants it. */

import type { components } from '../../../../src/api/gen/paths.ts'
import { toMinor } from '../../../../src/lib/money.ts'
import type { Images } from '../../../providers.ts'

export type Market = components['schemas']['Market']
export type IdentityRule = components['schemas']['IdentityRule']

/**
 * As Brazil's licence demands: nobody pays in or plays under a CPF that is not proven to be theirs
 * (Portaria SPA/MF 722/2024).
 */
const brazilianIdentityRules: Market['identityRules'] = [
  { action: 'DEPOSIT', level: 1 },
  { action: 'PLAY', level: 1 },
  { action: 'WITHDRAWAL', level: 1 },
  { action: 'WITHDRAWAL', level: 3, aboveTotal: '10000.00' },
]

/** Ages are those from which each country lets people gamble online. */
const presets = {
  BR: {
    code: 'BR',
    currency: 'BRL',
    currencySymbol: 'R$',
    minimumAge: 18,
    riskNotice: true,
    // Lei 14.790/2023 allows no bonus in advance; fights of animals are a crime (Lei 9.605/1998).
    newbieBonuses: false,
    cockfight: false,
    // Portaria SPA/MF 615/2024: prizes are paid within 120 minutes.
    payoutMinutes: 120,
    identityRules: brazilianIdentityRules,
    limitsKeptYears: 5,
    licence: {
      authority: 'Secretaria de Prêmios e Apostas',
      number: 'SPA/MF 0412/2025',
      imageUrl: '',
    },
  },
  PT: { code: 'PT', currency: 'EUR', currencySymbol: '€', minimumAge: 18, riskNotice: true },
  MX: { code: 'MX', currency: 'MXN', currencySymbol: '$', minimumAge: 18, riskNotice: true },
  CO: { code: 'CO', currency: 'COP', currencySymbol: '$', minimumAge: 18, riskNotice: true },
  PE: { code: 'PE', currency: 'PEN', currencySymbol: 'S/', minimumAge: 18, riskNotice: true },
} as const satisfies Record<string, Market>

/** All of them, the default one first. */
export const markets: readonly Market[] = Object.values(presets)

/** One of them. */
export const marketOf = (code: keyof typeof presets): Market => presets[code]

/** The market of a country; undefined where there is no licence. */
export const findMarket = (code: string): Market | undefined =>
  markets.find((market) => market.code === code)

/** The minimum age of the market's licence in years; operators may only raise it. */
export const licensedAge = ({ code, minimumAge }: Pick<Market, 'code' | 'minimumAge'>): number =>
  findMarket(code)?.minimumAge ?? minimumAge

type MarketRules = { newbieBonuses: boolean; cockfight: boolean; jackpot: boolean }

/**
 * What the licence of a market allows: what a market does not say is allowed, unless its preset
 * says it.
 */
export function marketRulesOf(market: Market): MarketRules {
  const said: Market = { ...findMarket(market.code), ...market }
  const { newbieBonuses = true, cockfight = true, jackpot = true } = said
  return { newbieBonuses, cockfight, jackpot }
}

/** Within how many minutes a market has withdrawals paid; undefined where it promises nothing. */
export const payoutMinutesOf = (market: Market): number | undefined =>
  ({ ...findMarket(market.code), ...market }).payoutMinutes

/** Years for which a closed account's limits are kept where no licence says. */
const usualLimitsKeptYears = 5

/** Years for which a market keeps the limits and exclusions of a closed account's person. */
export const limitsKeptYearsOf = (market: Market): number =>
  market.limitsKeptYears ?? findMarket(market.code)?.limitsKeptYears ?? usualLimitsKeptYears

/** When a market has a member's identity checked; never where neither it nor its licence says. */
export const identityRulesOf = (market: Market): readonly IdentityRule[] =>
  market.identityRules ?? findMarket(market.code)?.identityRules ?? []

/** True if `rules` demand less than the licence of a market does. */
export function areWeaker(rules: readonly IdentityRule[], code: string): boolean {
  const from = ({ aboveTotal = '0.00' }: IdentityRule) => toMinor(aboveTotal)
  return (findMarket(code)?.identityRules ?? []).some(
    (licensed) =>
      !rules.some(
        (rule) =>
          rule.action === licensed.action &&
          rule.level >= licensed.level &&
          from(rule) <= from(licensed),
      ),
  )
}

/** A market as it was set, under the licence that the platform has for it today, with its seal. */
export function withLicence({ licence: _, ...market }: Market, images: Images | undefined): Market {
  const licence = findMarket(market.code)?.licence
  if (licence === undefined) return market
  const imageUrl = images?.licence(market.code.toLowerCase()) ?? ''
  return { ...market, licence: { ...licence, imageUrl } }
}
