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

/** Who a contract is offered to, and the terms that are in force with them. */
export type Receiver = Person & { present: ContractTerms | undefined }

type Props = {
  kind: ContractKind
  /** To be chosen when undefined. */
  receiver: Receiver | undefined
  /** The first of the agent's direct downlines, and how many there are in all. */
  people: readonly Person[]
  total: number
  /** The agent's own terms, which bound what may be promised. */
  own: ContractTerms | undefined
}

/** Who, for what and at which rate; beside it what that would have paid, and what it changes. */
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
