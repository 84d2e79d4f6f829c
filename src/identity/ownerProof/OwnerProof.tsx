import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { write } from '../../api/write.ts'
import { normalizeText } from '../../lib/text.ts'
import type { CodeChannel } from '../../session/session.queries.ts'
import { PasswordField } from '../../ui/field/PasswordField.tsx'
import { SelectField } from '../../ui/field/SelectField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import textClasses from '../../ui/text.module.css'
import { CodeTextField } from '../code/CodeTextField.tsx'
import classes from './ownerProof.module.css'
import {
  boundTo,
  isOutOfReach,
  type OwnerProofValues,
  type OwnerWay,
  type Security,
} from './ownerProof.ts'

type Props = { security: Security; ways: readonly OwnerWay[] }

/**
 * Fields in which the user proves that they own the account, by one of the available methods. Must
 * be rendered in a form whose values include {@link OwnerProofValues}.
 */
export function OwnerProof({ security, ways }: Props) {
  const intl = useIntl()
  const titleId = useId()
  const { register, control } = useFormContext<OwnerProofValues>()
  const way = useWatch({ control, name: 'way' })
  if (isOutOfReach(security, ways)) {
    return (
      <Notice tone="warning">
        <p>
          <FormattedMessage id="account.contact.owner.none" />
        </p>
      </Notice>
    )
  }
  if (ways.length === 0) return null
  const options = ways.map((value) => ({
    value,
    label: intl.formatMessage(
      { id: `account.contact.owner.ways.${value}` },
      // The label of the password option names no receiver.
      { to: value === 'PASSWORD' ? '' : boundTo(security, value) },
    ),
  }))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out with the form.
    <div role="group" aria-labelledby={titleId} className={classes.proof}>
      <h3 id={titleId} className={textClasses.subheading}>
        <FormattedMessage id="account.contact.owner.title" />
      </h3>
      {ways.length > 1 && (
        <SelectField
          {...register('way')}
          label={intl.formatMessage({ id: 'account.contact.owner.way' })}
          options={options}
        />
      )}
      {way === 'PASSWORD' ? <Password /> : <OwnerCode key={way} channel={way} />}
    </div>
  )
}

function Password() {
  const intl = useIntl()
  const { register, formState } = useFormContext<OwnerProofValues>()
  const missing = intl.formatMessage({ id: 'account.contact.errors.passwordMissing' })
  return (
    <PasswordField
      {...register('password', { validate: (text) => text !== '' || missing })}
      label={intl.formatMessage({ id: 'account.contact.owner.password' })}
      showLabel={intl.formatMessage({ id: 'registration.password.show' })}
      error={formState.errors.password?.message}
      autoComplete="current-password"
      maxLength={512}
      required
    />
  )
}

function OwnerCode({ channel }: { channel: CodeChannel }) {
  const intl = useIntl()
  const { register, formState, clearErrors } = useFormContext<OwnerProofValues>()
  const missing = intl.formatMessage({ id: 'errors.verificationCodeMissing' })
  return (
    <CodeTextField
      {...register('ownerCode', { validate: (text) => normalizeText(text) !== '' || missing })}
      label={intl.formatMessage({ id: 'account.contact.owner.code' })}
      error={formState.errors.ownerCode?.message}
      maxLength={20}
      request={{
        storageKey: `ownerCode.${channel}`,
        onSent: () => clearErrors('ownerCode'),
        send: () =>
          write('POST /wps/member/security/codes', { body: { purpose: 'OWNER', channel } }),
      }}
      required
    />
  )
}
