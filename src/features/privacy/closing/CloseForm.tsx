import { useEffect, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { prepareEncryption } from '../../../api/prepareCalls.ts'
import { OwnerProof } from '../../../identity/ownerProof/OwnerProof.tsx'
import { isOutOfReach, ownerWays, type Security } from '../../../identity/ownerProof/ownerProof.ts'
import { FailureText } from '../../../kit/failure/LoadFailure.tsx'
import { normalizeText } from '../../../lib/text.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { useCodeChannels } from '../../../session/session.queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckboxField } from '../../../ui/field/CheckboxField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import textClasses from '../../../ui/text.module.css'
import classes from './closing.module.css'
import type { ClosingStanding } from './closing.queries.ts'
import { useCloseForm } from './useCloseForm.ts'

/** True if the typed text is the member's username. Case is ignored, as at the login. */
export const isSameAccount = (input: string, account: string): boolean =>
  normalizeText(input).toLowerCase() === normalizeText(account).toLowerCase()

type Props = { standing: ClosingStanding; security: Security; onCancel: () => void }

/**
 * Last step of closing an account: the member agrees to lose the remaining money, types the
 * username and proves that the account is theirs.
 */
export function CloseForm({ standing: { account, rest }, security, onCancel }: Props) {
  const intl = useIntl()
  const ways = ownerWays(security, useCodeChannels())
  const { form, submit, failure } = useCloseForm({ rest, ways })
  const { register, formState } = form
  const { errors, isSubmitting } = formState
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(prepareEncryption, [])
  useEffect(() => heading.current?.focus(), [])
  const differs = intl.formatMessage({ id: 'privacy.closing.accountDiffers' })
  const missing = intl.formatMessage({ id: 'privacy.closing.restRequired' })
  return (
    <FormProvider {...form}>
      <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
        <h3 ref={heading} tabIndex={-1} className={classes.subtitle}>
          <FormattedMessage id="privacy.closing.confirm" />
        </h3>
        <p className={textClasses.intro}>
          <FormattedMessage
            id="privacy.closing.confirmText"
            values={{
              account: (
                <strong className={classes.account}>
                  <PersonName name={account} />
                </strong>
              ),
            }}
          />
        </p>
        {failure !== undefined && (
          <Notice
            tone="failure"
            role="alert"
            title={intl.formatMessage({ id: 'privacy.closing.notClosed' })}
          >
            <FailureText error={failure} />
          </Notice>
        )}
        {rest !== undefined && (
          <CheckboxField
            {...register('givesUp', { required: missing })}
            label={
              <FormattedMessage
                id="privacy.closing.rest"
                values={{ amount: <MarketMoney amount={rest} /> }}
              />
            }
            error={errors.givesUp?.message}
            required
          />
        )}
        <TextField
          {...register('account', {
            validate: (input) => isSameAccount(input, account) || differs,
          })}
          label={intl.formatMessage({ id: 'privacy.closing.account' })}
          error={errors.account?.message}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          required
        />
        <OwnerProof security={security} ways={ways} />
        <div className={classes.actions}>
          <Button onClick={onCancel} disabled={isSubmitting}>
            <FormattedMessage id="privacy.closing.keep" />
          </Button>
          {!isOutOfReach(security, ways) && (
            <Button type="submit" variant="danger" isBusy={isSubmitting}>
              <FormattedMessage id="privacy.closing.submit" />
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  )
}
