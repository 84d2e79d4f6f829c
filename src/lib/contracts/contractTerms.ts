/** Terms of agent contracts as data: the fields of each kind, and the rules between fields. */

/** Format of each field of terms and tiers, by the field's name in the OpenAPI contract. */
const values = {
  rate: 'rate',
  profitRate: 'rate',
  lossRate: 'rate',
  betAmountDaily: 'money',
  betAmountPerHour: 'money',
  singleBet: 'money',
  minimumBetAmount: 'money',
  minimumActiveMembers: 'count',
  periodValidBet: 'money',
  periodProfitLoss: 'money',
  activeMemberCount: 'count',
} as const satisfies Record<string, 'money' | 'rate' | 'count'>

export type TermName = keyof typeof values
export type TermField = { name: TermName; as: (typeof values)[TermName] }
const field = (name: TermName): TermField => ({ name, as: values[name] })

export type ContractKind = 'dividend' | 'dailyWage' | 'hourlyWage' | 'realTimeSalary'
type KindDefinition = {
  /** Fields in the order of the form. */
  fields: readonly TermField[]
  /** Main condition. Undefined for a dividend: each of its tiers has conditions. */
  condition: TermField | undefined
}

const [betAmountDaily, betAmountPerHour] = [field('betAmountDaily'), field('betAmountPerHour')]
const singleBet = field('singleBet')
/** Fields that all kinds share (CONTR-11). */
const minimums = [field('minimumBetAmount'), field('minimumActiveMembers')]

/** The four kinds of contracts (CONTR-07 to CONTR-11). */
export const contractKinds: Readonly<Record<ContractKind, KindDefinition>> = {
  dividend: { fields: minimums, condition: undefined },
  dailyWage: { fields: [field('rate'), betAmountDaily, ...minimums], condition: betAmountDaily },
  hourlyWage: {
    fields: [field('rate'), betAmountPerHour, ...minimums],
    condition: betAmountPerHour,
  },
  realTimeSalary: {
    fields: [field('profitRate'), field('lossRate'), singleBet, ...minimums],
    condition: singleBet,
  },
}

const tierConditions = [
  field('periodValidBet'),
  field('periodProfitLoss'),
  field('activeMemberCount'),
]
/** Fields of each dividend tier: its conditions and its rate. */
export const tierFields: readonly TermField[] = [...tierConditions, field('rate')]

type Tier = Readonly<Partial<Record<TermName, string | number | undefined>>>
type Terms = { kind: ContractKind; tiers?: readonly Tier[] }

/** Value of a field of terms or of a tier, as text; empty when the field has no value. */
export const termValue = (of: object, { name }: TermField): string =>
  String(new Map(Object.entries(of)).get(name) ?? '')

/**
 * Rates of terms: the one rate of a wage, both rates of a real-time salary, or those of all tiers
 * of a dividend in order.
 */
export function ratesOf(terms: Terms): string[] {
  const rates = contractKinds[terms.kind].fields.filter(({ as }) => as === 'rate')
  return [
    ...rates.map((rate) => termValue(terms, rate)),
    ...(terms.tiers ?? []).map(({ rate }) => String(rate)),
  ]
}

/**
 * Rates that must not exceed the upline's: all rates of a wage or a real-time salary, but only the
 * highest rate of a dividend.
 */
export function highestRatesOf(terms: Terms): string[] {
  const rates = ratesOf(terms)
  if (terms.kind !== 'dividend') return rates
  return [
    rates.reduce((maximum, rate) => (Number(rate) > Number(maximum) ? rate : maximum), '0.00'),
  ]
}

type WageTerms =
  | { kind: 'dailyWage'; betAmountDaily: string }
  | { kind: 'hourlyWage'; betAmountPerHour: string }

/** Total of valid bets that a member must reach in a period before a wage is paid. */
export const neededBets = (terms: WageTerms): string =>
  terms.kind === 'dailyWage' ? terms.betAmountDaily : terms.betAmountPerHour

export type TierProblem = {
  /** Index of the tier, from 0. */
  tier: number
  name: TermName
  problem: 'tierLess' | 'tierSame' | 'tierRate'
}

/**
 * First problem of each tier that is inconsistent with the tier before it. A tier must not lower
 * any condition, must raise at least one, and must have a higher rate.
 */
export function tierProblems(tiers: readonly Tier[]): TierProblem[] {
  return tiers.slice(1).flatMap((tier, index): TierProblem[] => {
    const step = (name: TermName) => Number(tier[name]) - Number(tiers[index]?.[name])
    const less = tierConditions.find(({ name }) => step(name) < 0)
    const problem = (name: TermName, what: TierProblem['problem']): TierProblem[] => [
      { tier: index + 1, name, problem: what },
    ]
    if (less) return problem(less.name, 'tierLess')
    if (!tierConditions.some(({ name }) => step(name) > 0))
      return problem('periodValidBet', 'tierSame')
    return step('rate') > 0 ? [] : problem('rate', 'tierRate')
  })
}
