import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { ThemeProvider } from '../../../kit/theme/ThemeProvider.tsx'
import { termValue, tierFields } from '../../../lib/contracts/contractTerms.ts'
import { type DataColumn, DataTable } from '../../../ui/DataTable.tsx'
import type { ContractTerms } from './contractKinds.ts'
import { TermValueText } from './TermValueText.tsx'
import { compareTerms, isUnchanged, type TermChange, type TermValue } from './termRows.ts'
import classes from './terms.module.css'

/**
 * Effect of a change on the payment to the payee; undefined if the payment is neither clearly
 * higher nor clearly lower.
 */
type Trend = 'more' | 'less' | undefined

type Tier = Extract<TermValue, { as: 'tier' }>['value']

const sign = (before: string, after: string): number => Math.sign(Number(after) - Number(before))

/**
 * Signs of a row's changed values: 1 if the payee gains, -1 if the payee loses. A higher rate and a
 * lower condition are gains.
 */
function signsOf(before: TermValue, after: TermValue): number[] {
  if (before.as === 'tier' && after.as === 'tier') return tierSigns(before.value, after.value)
  if (before.as === 'rate' && after.as === 'rate') return [sign(before.value, after.value)]
  const isCondition = after.as === 'money' || after.as === 'count'
  if (!isCondition || before.as !== after.as) return []
  return [sign(after.value, before.value)]
}

const tierSigns = (before: Tier, after: Tier): number[] =>
  tierFields.map((field) => {
    const [old, changed] = [termValue(before, field), termValue(after, field)]
    return field.as === 'rate' ? sign(old, changed) : sign(changed, old)
  })

/** Effect of a changed row on the payee. An added tier pays more, a removed one less. */
export function trendOf({ before, after }: Pick<TermChange, 'before' | 'after'>): Trend {
  if (before === undefined && after === undefined) return undefined
  if (before === undefined) return 'more'
  if (after === undefined) return 'less'
  const signs = signsOf(before, after)
  const [isMore, isLess] = [signs.includes(1), signs.includes(-1)]
  if (isMore === isLess) return undefined
  return isMore ? 'more' : 'less'
}

type TermsReader = 'payee' | 'payer'

const changeWords = {
  payee: {
    more: 'contracts.change.better',
    less: 'contracts.change.worse',
    other: 'contracts.change.other',
  },
  payer: {
    more: 'contracts.change.paysMore',
    less: 'contracts.change.paysLess',
    other: 'contracts.change.other',
  },
} as const satisfies Record<TermsReader, Record<'more' | 'less' | 'other', MessageId>>

type Props = {
  terms: ContractTerms
  /** Terms in force to compare with; undefined if no contract is in force. */
  currentTerms: ContractTerms | undefined
  /** Reader of the table: the payee gains from a higher payment, the payer from a lower one. */
  reader: TermsReader
}

/**
 * Table of all terms; each change from the terms in force is marked as good or bad for the reader.
 */
export function TermsTable({ terms, currentTerms, reader }: Props) {
  const intl = useIntl()
  const columns: DataColumn<TermChange>[] = [
    {
      id: 'condition',
      title: intl.formatMessage({ id: 'contracts.condition' }),
      isHeading: true,
      cell: ({ labelId, number }) => <FormattedMessage id={labelId} values={{ number }} />,
    },
    {
      id: 'present',
      title: intl.formatMessage({ id: 'contracts.present' }),
      cell: ({ before }) => <Value content={before} />,
    },
    {
      id: 'proposed',
      title: intl.formatMessage({ id: 'contracts.proposed' }),
      cell: (row) => (
        <>
          <Value content={row.after} />
          {currentTerms && !isUnchanged(row) && <Change trend={trendOf(row)} reader={reader} />}
        </>
      ),
    },
  ]
  return (
    <ThemeProvider>
      <DataTable
        label={intl.formatMessage({ id: 'contracts.terms' })}
        shape="lines"
        hidesTitles={!currentTerms}
        columns={currentTerms ? columns : columns.filter(({ id }) => id !== 'present')}
        rows={compareTerms(currentTerms, terms)}
        rowKey={({ id }) => id}
      />
    </ThemeProvider>
  )
}

/** Label of a change. A gain for the payee is a loss for the payer. */
function Change({ trend, reader }: { trend: Trend; reader: TermsReader }) {
  const isGood = trend === (reader === 'payee' ? 'more' : 'less')
  return (
    <span className={classes.change} data-tone={trend && (isGood ? 'good' : 'warning')}>
      <FormattedMessage id={changeWords[reader][trend ?? 'other']} />
    </span>
  )
}

const Value = ({ content }: { content: TermValue | undefined }) =>
  content ? <TermValueText content={content} /> : <FormattedMessage id="contracts.noValue" />
