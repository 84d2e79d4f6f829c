import type { UseQueryResult } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { FailureNotice } from '../../../identity/failure/FailureNotice.tsx'
import { contractKinds } from '../../../lib/contracts/contractTerms.ts'
import { AnswerButtons } from '../../../ui/AnswerButtons.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import textClasses from '../../../ui/text.module.css'
import classes from '../contracts.module.css'
import type { ContractPreview } from '../contracts.queries.ts'
import { PreviewFacts } from '../PreviewFacts.tsx'
import { type ContractKind, type ContractTerms, contractPeriods } from '../terms/contractKinds.ts'
import { TermsTable } from '../terms/TermsTable.tsx'
import { DownlineField, type Person } from './DownlineField.tsx'
import { TermFields } from './TermFields.tsx'
import { TierFields } from './TierFields.tsx'
import { useOfferForm } from './useOfferForm.ts'

type OfferAsideProps = {
  /** Terms of the form; undefined until it is complete. */
  terms: ContractTerms | undefined
  currentTerms: ContractTerms | undefined
  preview: UseQueryResult<ContractPreview>
}

/** Preview of the payment, and the differences from the terms in force. */
function OfferAside({ terms, currentTerms, preview }: OfferAsideProps) {
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
      {terms && currentTerms && (
        <section>
          <h3 className={textClasses.stepTitle}>
            <FormattedMessage id="contracts.differences" />
          </h3>
          <TermsTable terms={terms} currentTerms={currentTerms} reader="payer" />
        </section>
      )}
    </div>
  )
}

/** Recipient of an offer, with their terms in force. */
export type Receiver = Person & { currentTerms: ContractTerms | undefined }

type Props = {
  kind: ContractKind
  /** Undefined if the agent chooses the recipient in the form. */
  receiver: Receiver | undefined
  /** First page of the direct downlines; `total` is the number of all. */
  people: readonly Person[]
  total: number
  /** The agent's own terms, which limit the offered terms. */
  own: ContractTerms | undefined
}

/** Form of an offer: recipient and terms, beside a preview of the payment and the changes. */
export function OfferForm({ kind, receiver, people, total, own }: Props) {
  const intl = useIntl()
  const isDividend = kind === 'dividend'
  const { form, submit, isSending, failure, preview, terms, currentTerms, highestRates } =
    useOfferForm({
      kind,
      receiver,
      own,
    })
  const { register } = form
  return (
    <FormProvider {...form}>
      <form noValidate className={layoutClasses.column16} onSubmit={(event) => void submit(event)}>
        <FailureNotice error={failure} />
        <div className={classes.columns}>
          <div className={classes.form}>
            <div className={classes.fields}>
              <DownlineField first={receiver} people={people} total={total} />
              {isDividend && (
                <SelectField
                  {...register('period')}
                  label={intl.formatMessage({ id: 'contracts.fields.period' })}
                  options={contractPeriods.map((period) => ({
                    value: period,
                    label: intl.formatMessage({ id: `contracts.periods.${period}` }),
                  }))}
                  required
                />
              )}
            </div>
            <TermFields
              fields={contractKinds[kind].fields}
              at="fields"
              highestRates={highestRates}
            />
            {isDividend && <TierFields highestRates={highestRates} />}
          </div>
          <OfferAside terms={terms} currentTerms={currentTerms} preview={preview} />
        </div>
        <AnswerButtons>
          <Button type="submit" variant="primary" isBusy={isSending}>
            <FormattedMessage id="contracts.offer.send" />
          </Button>
        </AnswerButtons>
      </form>
    </FormProvider>
  )
}
