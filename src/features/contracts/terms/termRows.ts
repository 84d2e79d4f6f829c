/** Terms as rows to read and to compare. */
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { contractKinds, type TermField, termValue } from '../../../lib/contracts/contractTerms.ts'
import { type ContractPeriod, type ContractTerms, labelIdOf } from './contractKinds.ts'

type Tier = Extract<ContractTerms, { kind: 'dividend' }>['tiers'][number]

export type TermValue =
  | { as: TermField['as']; value: string }
  | { as: 'period'; value: ContractPeriod }
  | { as: 'tier'; value: Tier }

/** `number` counts the tiers from 1. */
export type TermRow = { id: string; labelId: MessageId; number?: number; content: TermValue }

export type TermChange = Omit<TermRow, 'content'> & {
  before: TermValue | undefined
  after: TermValue | undefined
}

/** All that terms say, in the order of their kind. */
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

/** What terms say beside those in force, row by row; a row that one of them lacks has a gap. */
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

/** True if both say the same. */
export const isUnchanged = ({ before, after }: TermChange): boolean =>
  JSON.stringify(before?.value) === JSON.stringify(after?.value)
