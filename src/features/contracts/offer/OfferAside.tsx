import type { UseQueryResult } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import classes from '../contracts.module.css'
import type { ContractPreview } from '../contracts.queries.ts'
import { PreviewFacts } from '../PreviewFacts.tsx'
import type { ContractTerms } from '../terms/contractKinds.ts'
import { TermsTable } from '../terms/TermsTable.tsx'

type Props = {
  /** Terms of the form; undefined until it is complete. */
  terms: ContractTerms | undefined
  present: ContractTerms | undefined
  preview: UseQueryResult<ContractPreview>
}

/** Preview of the payment, and the differences from the terms in force. */
export function OfferAside({ terms, present, preview }: Props) {
  const isAsked = preview.data !== undefined || preview.fetchStatus !== 'idle' || preview.isError
  return (
    <div className={classes.aside}>
      {isAsked ? (
        <PreviewFacts preview={preview} />
      ) : (
        <div className={classes.preview}>
          <p className={classes.note}>
            <FormattedMessage id="contracts.preview.waits" />
          </p>
        </div>
      )}
      {terms && present && (
        <section>
          <h3 className={classes.subtitle}>
            <FormattedMessage id="contracts.differences" />
          </h3>
          <TermsTable terms={terms} present={present} reader="payer" />
        </section>
      )}
    </div>
  )
}
