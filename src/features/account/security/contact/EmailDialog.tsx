import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { prepareEncryption } from '../../../../api/prepareCalls.ts'
import { write } from '../../../../api/write.ts'
import {
  type OwnerProofValues,
  ownerWays,
  proofOf,
} from '../../../../identity/ownerProof/ownerProof.ts'
import { QueryPart } from '../../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../../kit/query/useQuery.ts'
import { readMailAddress } from '../../../../lib/mailAddress.ts'
import { joinText, normalizeText } from '../../../../lib/text.ts'
import { securityQuery } from '../../../../money/transactionPassword/useHasTransactionPassword.ts'
import { useCodeChannels } from '../../../../session/session.queries.ts'
import { TextField } from '../../../../ui/field/TextField.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import type { Security } from '../protections.ts'
import { ContactForm } from './ContactForm.tsx'
import { NewCodeField } from './NewCodeField.tsx'
import { useBind } from './useBind.ts'

type Values = OwnerProofValues & { email: string; verificationCode: string }

/** Dialog that binds or replaces the e-mail address, which is verified by a code (ACT-13). */
export function EmailDialog() {
  useEffect(prepareEncryption, [])
  const security = useQuery(securityQuery())
  return (
    <QueryPart query={security} placeholder={<Skeleton count={5} />}>
      {(value) => <EmailForm security={value} />}
    </QueryPart>
  )
}

/**
 * Normalized form of an e-mail address, as the platform stores it. An invalid address is returned
 * as typed; the server rejects it.
 */
const addressOf = (input: string) => readMailAddress(input)?.address ?? normalizeText(input)

function EmailForm({ security }: { security: Security }) {
  const intl = useIntl()
  const ways = ownerWays(security, useCodeChannels())
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: {
      email: '',
      verificationCode: '',
      way: ways[0] ?? 'PASSWORD',
      password: '',
      ownerCode: '',
    },
  })
  const { submit, showCodeError, failure } = useBind<Values>({
    form,
    fields: ['email', 'verificationCode', 'password', 'ownerCode'],
    doneId: 'account.contact.email.done',
    bind: (values) => {
      const email = addressOf(values.email)
      const verificationCode = joinText(values.verificationCode)
      const body = { email, verificationCode, ...proofOf(values, ways) }
      return write('PUT /wps/member/security/email', { body })
    },
  })
  const { control, register, trigger, getValues, formState } = form
  const input = useWatch({ control, name: 'email' })
  const validate = (text: string) => {
    if (normalizeText(text) === '')
      return intl.formatMessage({ id: 'account.contact.errors.emailMissing' })
    return (
      readMailAddress(text) !== undefined ||
      intl.formatMessage({ id: 'account.contact.errors.emailInvalid' })
    )
  }
  const isFirst = security.email === undefined
  return (
    <ContactForm
      kind="email"
      form={form}
      security={security}
      ways={ways}
      failure={failure}
      onSubmit={submit}
    >
      <TextField
        {...register('email', { validate })}
        inputMode="email"
        label={intl.formatMessage({
          id: isFirst ? 'account.contact.email.address' : 'account.contact.email.newAddress',
        })}
        hint={<WrittenAddress input={input} />}
        error={formState.errors.email?.message}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        required
        data-autofocus
      />
      <MixedWriting input={input} />
      <NewCodeField
        request={{
          storageKey: 'bindEmailCode',
          target: addressOf(input),
          onFailure: showCodeError,
          send: async () => {
            if (!(await trigger('email', { shouldFocus: true }))) return undefined
            const body = { purpose: 'EMAIL', email: addressOf(getValues('email')) } as const
            return write('POST /wps/member/security/codes', { body })
          },
        }}
      />
    </ContactForm>
  )
}

/** ASCII form of an e-mail address whose letters can be confused with other letters. */
function WrittenAddress({ input }: { input: string }) {
  const read = readMailAddress(input)
  if (!read?.isInternational) return null
  return (
    <FormattedMessage
      id="account.contact.email.written"
      values={{ address: <bdi dir="ltr">{read.address}</bdi> }}
    />
  )
}

function MixedWriting({ input }: { input: string }) {
  const read = readMailAddress(input)
  if (!read?.mixesScripts) return null
  return (
    <Notice tone="warning" role="status">
      <p>
        <FormattedMessage
          id="account.contact.email.mixed"
          values={{ address: <bdi dir="ltr">{read.address}</bdi> }}
        />
      </p>
    </Notice>
  )
}
