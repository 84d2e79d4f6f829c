import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { contractKinds, type TermField, termValue } from '../../../lib/contracts/contractTerms.ts'
import { type ContractPeriod, type ContractTerms, labelIdOf } from './contractKinds.ts'

type Tier = Extract<ContractTerms, { kind: 'dividend' }>['tiers'][number]

export type TermValue =
  | { as: TermField['as']; value: string }
  | { as: 'period'; value: ContractPeriod }
  | { as: 'tier'; value: Tier }

/** `number` is the tier's number, from 1. */
export type TermRow = { id: string; labelId: MessageId; number?: number; content: TermValue }

export type TermChange = Omit<TermRow, 'content'> & {
  before: TermValue | undefined
  after: TermValue | undefined
}

/** Rows of all terms, in the order that the kind of contract defines. */
export function termRows(terms: ContractTerms): TermRow[] {
  const { fields } = contractKinds[terms.kind]
  const own = fields.map((field) => ({
    id: field.name,
    labelId: labelIdOf(field),
    content: { as: field.as, value: termValue(terms, field) },
  }))
  if (terms.kind !== 'dividend') return own
  return [
    {
      id: 'period',
      labelId: 'contracts.fields.period',
      content: { as: 'period', value: terms.period },
    },
    ...own,
    ...terms.tiers.map(
      (tier, index): TermRow => ({
        id: `tier${index + 1}`,
        labelId: 'contracts.tier',
        number: index + 1,
        content: { as: 'tier', value: tier },
      }),
    ),
  ]
}

/**
 * Pairs the rows of two versions of the terms; `before` or `after` is undefined for a row that only
 * the other version has.
 */
export function compareTerms(before: ContractTerms | undefined, after: ContractTerms) {
  const old = before ? termRows(before) : []
  const changed = termRows(after)
  const gone = old.filter(({ id }) => changed.every((row) => row.id !== id))
  return [
    ...changed.map(
      ({ content, ...row }): TermChange => ({
        ...row,
        before: old.find(({ id }) => id === row.id)?.content,
        after: content,
      }),
    ),
    ...gone.map(
      ({ content, ...row }): TermChange => ({
        ...row,
        before: content,
        after: undefined,
      }),
    ),
  ]
}

/** True if a row is the same in both versions. */
export const isUnchanged = ({ before, after }: TermChange): boolean =>
  JSON.stringify(before?.value) === JSON.stringify(after?.value)
