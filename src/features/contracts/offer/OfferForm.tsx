import { FormProvider } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { FailureNotice } from '../../../identity/failure/FailureNotice.tsx'
import { plainName } from '../../../lib/names/personName.ts'
import { AnswerButtons } from '../../../ui/AnswerButtons.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import classes from '../contracts.module.css'
import {
  type Contract,
  type ContractKind,
  type ContractTerms,
  contractKinds,
  contractPeriods,
} from '../terms/contractKinds.ts'
import { OfferAside } from './OfferAside.tsx'
import { TermFields } from './TermFields.tsx'
import { TierFields } from './TierFields.tsx'
import { useOfferForm } from './useOfferForm.ts'

type Props = {
  kind: ContractKind
  /** Who it is offered to; to be chosen when empty. */
  memberId: string
  people: Value<'GET /wps/agent/downline'>['items']
  /** The agent's own terms, which bound what may be promised. */
  own: ContractTerms | undefined
  inForce: readonly Contract[]
}

/** Who, for what and at which rate; beside it what that would have paid, and what it changes. */
export function OfferForm({ kind, memberId, people, own, inForce }: Props) {
  const intl = useIntl()
  const { hasPeriod, fields, tierFields } = contractKinds[kind]
  const { form, submit, isSending, failure, preview, terms, present, highestRates } = useOfferForm({
    kind,
    memberId,
    own,
    inForce,
  })
  const { register, formState } = form
  return (
    <FormProvider {...form}>
      <form noValidate className={classes.dialog} onSubmit={(event) => void submit(event)}>
        <FailureNotice error={failure} />
        <div className={classes.columns}>
          <div className={classes.form}>
            <div className={classes.fields}>
              <SelectField
                {...register('memberId')}
                label={intl.formatMessage({ id: 'contracts.offer.member' })}
                placeholder={intl.formatMessage({ id: 'contracts.offer.choose' })}
                options={people.map((person) => ({
                  value: person.memberId,
                  label: plainName(person.account),
                }))}
                error={formState.errors.memberId?.message}
                required
                data-autofocus
              />
              {hasPeriod && (
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
            <TermFields fields={fields} at="fields" highestRates={highestRates} />
            {tierFields.length > 0 && <TierFields kind={kind} highestRates={highestRates} />}
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
