import { FormProvider } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { FailureNotice } from '../../../identity/failure/FailureNotice.tsx'
import { contractKinds } from '../../../lib/contracts/contractTerms.ts'
import { AnswerButtons } from '../../../ui/AnswerButtons.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import classes from '../contracts.module.css'
import { type ContractKind, type ContractTerms, contractPeriods } from '../terms/contractKinds.ts'
import { DownlineField, type Person } from './DownlineField.tsx'
import { OfferAside } from './OfferAside.tsx'
import { TermFields } from './TermFields.tsx'
import { TierFields } from './TierFields.tsx'
import { useOfferForm } from './useOfferForm.ts'

/** Recipient of an offer, with their terms in force. */
export type Receiver = Person & { present: ContractTerms | undefined }

type Props = {
  kind: ContractKind
  /** Undefined if the form lets the agent choose. */
  receiver: Receiver | undefined
  /** First page of the direct downlines, and the number of all. */
  people: readonly Person[]
  total: number
  /** The agent's own terms, which bound the offered ones. */
  own: ContractTerms | undefined
}

/** Form of an offer: recipient and terms, beside a preview of the payment and the changes. */
export function OfferForm({ kind, receiver, people, total, own }: Props) {
  const intl = useIntl()
  const isDividend = kind === 'dividend'
  const { form, submit, isSending, failure, preview, terms, present, highestRates } = useOfferForm({
    kind,
    receiver,
    own,
  })
  const { register } = form
  return (
    <FormProvider {...form}>
      <form noValidate className={classes.dialog} onSubmit={(event) => void submit(event)}>
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
          <OfferAside terms={terms} present={present} preview={preview} />
        </div>
        <AnswerButtons>
          <Button type="submit" variant="primary" busy={isSending}>
            <FormattedMessage id="contracts.offer.send" />
          </Button>
        </AnswerButtons>
      </form>
    </FormProvider>
  )
}
