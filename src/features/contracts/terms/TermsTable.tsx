import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import type { ContractTerms } from './contractKinds.ts'
import { TermValueText } from './TermValueText.tsx'
import { compareTerms, isUnchanged, type TermValue } from './termRows.ts'
import classes from './terms.module.css'
import { type Trend, trendOf } from './trend.ts'

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
  /** Terms in force, for comparison; undefined without any. */
  present: ContractTerms | undefined
  /** Reader of the table: the payee gains from a higher payment, the payer from a lower one. */
  reader: TermsReader
}

/**
 * Table of all terms; each change from the terms in force is marked as good or bad for the reader.
 */
export function TermsTable({ terms, present, reader }: Props) {
  const intl = useIntl()
  return (
    <table className={classes.terms} aria-label={intl.formatMessage({ id: 'contracts.terms' })}>
      <thead className={present ? undefined : 'visuallyHidden'}>
        <tr>
          <th scope="col">
            <FormattedMessage id="contracts.condition" />
          </th>
          {present && (
            <th scope="col">
              <FormattedMessage id="contracts.present" />
            </th>
          )}
          <th scope="col">
            <FormattedMessage id="contracts.proposed" />
          </th>
        </tr>
      </thead>
      <tbody>
        {compareTerms(present, terms).map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <FormattedMessage id={row.labelId} values={{ number: row.number }} />
            </th>
            {present && (
              <td>
                <Value content={row.before} />
              </td>
            )}
            <td>
              <Value content={row.after} />
              {present && !isUnchanged(row) && <Change trend={trendOf(row)} reader={reader} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
