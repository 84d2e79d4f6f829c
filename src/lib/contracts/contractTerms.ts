/** The terms of contracts as data: the values of each kind, and the rules that tie them together. */

/** The values of terms and tiers, by their names in the contract. */
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
  /** In the order of forms. */
  fields: readonly TermField[]
  /** The main condition; undefined of a dividend, where it is the period. */
  condition: TermField | undefined
}

const [betAmountDaily, betAmountPerHour] = [field('betAmountDaily'), field('betAmountPerHour')]
const singleBet = field('singleBet')
/** CONTR-11. */
const least = [field('minimumBetAmount'), field('minimumActiveMembers')]

/** The four kinds (CONTR-07 to CONTR-11). */
export const contractKinds: Readonly<Record<ContractKind, KindDefinition>> = {
  dividend: { fields: least, condition: undefined },
  dailyWage: { fields: [field('rate'), betAmountDaily, ...least], condition: betAmountDaily },
  hourlyWage: { fields: [field('rate'), betAmountPerHour, ...least], condition: betAmountPerHour },
  realTimeSalary: {
    fields: [field('profitRate'), field('lossRate'), singleBet, ...least],
    condition: singleBet,
  },
}

const tierConditions = [
  field('periodValidBet'),
  field('periodProfitLoss'),
  field('activeMemberCount'),
]
/** The values of each tier of a dividend: what it asks for, and the rate for all of that. */
export const tierFields: readonly TermField[] = [...tierConditions, field('rate')]

type Tier = Readonly<Partial<Record<TermName, string | number | undefined>>>
type Terms = { kind: ContractKind; tiers?: readonly Tier[] }

/** A value of terms or of a tier as text; empty where there is none. */
export const termValue = (of: object, { name }: TermField): string =>
  String(new Map(Object.entries(of)).get(name) ?? '')

/** The rates of terms: the one, or both, or those of the tiers from the first to the last. */
export function ratesOf(terms: Terms): string[] {
  const rates = contractKinds[terms.kind].fields.filter(({ as }) => as === 'rate')
  return [
    ...rates.map((rate) => termValue(terms, rate)),
    ...(terms.tiers ?? []).map(({ rate }) => String(rate)),
  ]
}

/** The highest rates, as an upline is bound by them: one, or the two of a real-time salary. */
export function highestRatesOf(terms: Terms): string[] {
  const rates = ratesOf(terms)
  if (terms.kind !== 'dividend') return rates
  return [rates.reduce((most, rate) => (Number(rate) > Number(most) ? rate : most), '0.00')]
}

type WageTerms =
  | { kind: 'dailyWage'; betAmountDaily: string }
  | { kind: 'hourlyWage'; betAmountPerHour: string }

/** The valid bets of a period from which a wage is paid, for all of them. */
export const neededBets = (terms: WageTerms): string =>
  terms.kind === 'dailyWage' ? terms.betAmountDaily : terms.betAmountPerHour

export type TierProblem = {
  /** Counted from 0. */
  tier: number
  name: TermName
  problem: 'tierLess' | 'tierSame' | 'tierRate'
}

/**
 * The problem of each tier that is out of step with the one before it: it has to ask for no less in
 * any condition, for more in one, and to give a higher rate.
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
