/** Values and validation of the offer form, and the terms that result from them. */
import { contractRateLimits, minimumActiveMembersLimits } from '../../../api/gen/limits.ts'
import type { Language } from '../../../kit/i18n/allLanguages.ts'
import {
  contractKinds,
  type TermField,
  type TierProblem,
  termValue,
  tierFields,
  tierProblems,
} from '../../../lib/contracts/contractTerms.ts'
import { toMinor } from '../../../lib/money.ts'
import { plainText } from '../../../lib/text.ts'
import {
  type AmountProblem,
  amountAsTyped,
  parseAmount,
} from '../../../money/amount/parseAmount.ts'
import type { ContractKind, ContractPeriod, ContractTerms } from '../terms/contractKinds.ts'

export type OfferValues = {
  memberId: string
  period: ContractPeriod
  fields: Record<string, string>
  tiers: Record<string, string>[]
}

export type OfferProblem =
  | AmountProblem
  | 'member'
  | 'rateRange'
  | 'rateAbove'
  | 'countRange'
  | TierProblem['problem']

/**
 * Problem of the form field at `path`. `limit` is the highest rate allowed, for `rateAbove` only.
 */
export type FieldProblem = { path: string; problem: OfferProblem; limit?: string }

type Read = { value: string; problem?: never } | { value?: never; problem: OfferProblem }

const ratePattern = new RegExp(contractRateLimits.pattern)

/** Parses the typed text of one field into the format of the API, or returns its problem. */
function readField({ as }: TermField, text: string, language: Language): Read {
  if (as === 'count') {
    const typed = plainText(text)
    if (typed === '') return { problem: 'missing' }
    const isCount =
      /^[0-9]{1,6}$/.test(typed) && Number(typed) <= minimumActiveMembersLimits.maximum
    return isCount ? { value: String(Number(typed)) } : { problem: 'countRange' }
  }
  const { amount, problem } = parseAmount(text, language)
  if (problem !== undefined) return { problem }
  if (as === 'money') return { value: amount }
  const isPossible = toMinor(amount) > 0 && ratePattern.test(amount)
  return isPossible ? { value: amount } : { problem: 'rateRange' }
}

type Context = {
  language: Language
  /** Highest rates that can be offered; undefined until they are known. */
  highestRates: readonly string[] | undefined
}

export type CheckedOffer = { terms: ContractTerms | undefined; problems: FieldProblem[] }

/** Checks typed values against the rules of the contract's kind. */
export function checkOffer(
  kind: ContractKind,
  values: OfferValues,
  { language, highestRates }: Context,
): CheckedOffer {
  const isDividend = kind === 'dividend'
  const problems: FieldProblem[] = []
  let rates = 0
  const readAll = (termFields: readonly TermField[], inputs: Record<string, string>, at: string) =>
    termFields.map((field) => {
      const path = `${at}.${field.name}`
      const { value, problem } = readField(field, inputs[field.name] ?? '', language)
      if (problem !== undefined) problems.push({ path, problem })
      // The tiers of a dividend share one limit; each rate of a real-time salary has its own.
      const limit = field.as === 'rate' ? highestRates?.[at === 'fields' ? rates++ : 0] : undefined
      const isAbove = value !== undefined && limit !== undefined && Number(value) > Number(limit)
      if (isAbove) problems.push({ path, problem: 'rateAbove', limit })
      return [field.name, field.as === 'count' ? Number(value) : value] as const
    })
  const own = Object.fromEntries(readAll(contractKinds[kind].fields, values.fields, 'fields'))
  const tiers = (isDividend ? values.tiers : []).map((tier, index) =>
    Object.fromEntries(readAll(tierFields, tier, `tiers.${index}`)),
  )
  if (problems.length === 0) {
    for (const { tier, name, problem } of tierProblems(tiers)) {
      problems.push({ path: `tiers.${tier}.${name}`, problem })
    }
  }
  const terms = {
    kind,
    ...(isDividend && { period: values.period }),
    ...own,
    ...(isDividend && { tiers }),
  }
  return {
    // The cast is safe: the fields of each kind match its terms, and each value was parsed into the
    // API's format.
    terms: problems.length === 0 ? (terms as unknown as ContractTerms) : undefined,
    problems: [
      ...(values.memberId === '' ? [{ path: 'memberId', problem: 'member' } as const] : []),
      ...problems,
    ],
  }
}

export const emptyTier = (): Record<string, string> =>
  Object.fromEntries(tierFields.map(({ name }) => [name, '']))

const formatTyped = (as: TermField['as'], value: string, language: Language) =>
  as === 'count' || value === '' ? value : amountAsTyped(shortRate(value), language)

/** Stored rates can have four decimals; the form accepts two. */
const shortRate = (value: string) => value.replace(/(\.\d\d)\d+$/, '$1')

/**
 * Initial values of the form: the downline's terms in force, or the conditions of the agent's own
 * contract with empty rates.
 */
export function firstValues(
  kind: ContractKind,
  {
    memberId,
    currentTerms,
    own,
  }: {
    memberId: string
    currentTerms: ContractTerms | undefined
    own: ContractTerms | undefined
  },
  language: Language,
): OfferValues {
  const from = currentTerms ?? own
  const fill = (list: readonly TermField[], of: object) =>
    Object.fromEntries(
      list.map((field) => [
        field.name,
        field.as === 'rate' && !currentTerms
          ? ''
          : formatTyped(field.as, termValue(of, field), language),
      ]),
    )
  const isDividend = from?.kind === 'dividend'
  return {
    memberId,
    period: isDividend ? from.period : 'WEEKLY',
    fields: fill(contractKinds[kind].fields, from ?? {}),
    tiers: isDividend ? from.tiers.map((tier) => fill(tierFields, tier)) : [emptyTier()],
  }
}
