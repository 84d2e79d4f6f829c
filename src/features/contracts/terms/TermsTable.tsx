import { FormattedMessage, useIntl } from 'react-intl'
import type { ContractTerms } from './contractKinds.ts'
import { TermValueText } from './TermValueText.tsx'
import { compareTerms, isUnchanged, type TermValue } from './termRows.ts'
import classes from './terms.module.css'

type Props = {
  terms: ContractTerms
  /** Those in force, to be compared with; undefined where there are none. */
  present: ContractTerms | undefined
}

/** All that terms say; beside those in force, with what is different marked. */
export function TermsTable({ terms, present }: Props) {
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
          <tr key={row.id} data-changed={(present && !isUnchanged(row)) || undefined}>
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
              {present && !isUnchanged(row) && (
                <span className="visuallyHidden">
                  <FormattedMessage id="contracts.changed" />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Value = ({ content }: { content: TermValue | undefined }) =>
  content ? <TermValueText content={content} /> : <FormattedMessage id="contracts.noValue" />
