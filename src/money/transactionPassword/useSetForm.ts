import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { type Failure, failureOf } from '../../api/failure.ts'
import type { Input, Value } from '../../api/operations.ts'
import { write } from '../../api/write.ts'
import { codeErrors } from '../../identity/code/codeErrors.ts'
import type { MessageId } from '../../kit/i18n/messageIds.ts'
import { joinText } from '../../lib/text.ts'
import { securityQuery } from './useHasTransactionPassword.ts'

type Change = Input<'PUT /wps/member/security/paymentPassword'>['body']
type Values = {
  paymentPassword: string
  confirmPaymentPassword: string
  password: string
  verificationCode: string
}
type Security = Value<'GET /wps/member/security'>
type SetError = { field: 'password' | 'verificationCode'; messageId: MessageId }

const byCode: Partial<Record<string, SetError>> = {
  PASSWORD_WRONG: { field: 'password', messageId: 'transactionPassword.errors.loginWrong' },
  ...codeErrors,
}

/** Field and message for a rejection of the first transaction password. */
const errorOf = (failure: Failure): SetError | undefined =>
  failure.kind === 'rejected' ? byCode[failure.code] : undefined

/** Proof of identity that is required to set the first transaction password; undefined if none. */
export type Proof = 'password' | 'verificationCode' | undefined

/** State and submission of the form that sets the first transaction password. */
export function useSetForm(proof: Proof, onSet: (() => void) | undefined) {
  const intl = useIntl()
  const client = useQueryClient()
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: {
      paymentPassword: '',
      confirmPaymentPassword: '',
      password: '',
      verificationCode: '',
    },
  })
  const save = useMutation({
    mutationFn: (body: Change) => write('PUT /wps/member/security/paymentPassword', { body }),
    meta: { showsFailure: true },
    onSuccess: () => {
      client.setQueryData<Security>(
        securityQuery().queryKey,
        (security) => security && { ...security, hasPaymentPassword: true },
      )
      // The new password also changes the account's security level, so the query is fetched again.
      void client.invalidateQueries({ queryKey: securityQuery().queryKey })
      onSet?.()
    },
    onError: (cause) => {
      const error = errorOf(failureOf(cause))
      if (!error) return
      const message = intl.formatMessage({ id: error.messageId })
      form.setError(error.field, { message }, { shouldFocus: true })
    },
  })
  const submit = ({ password, verificationCode, ...values }: Values) =>
    save.mutate({
      ...values,
      ...(proof === 'password' && { password }),
      ...(proof === 'verificationCode' && { verificationCode: joinText(verificationCode) }),
    })
  const failure = save.error === null || errorOf(failureOf(save.error)) ? undefined : save.error
  return { form, submit, failure, isSaving: save.isPending }
}
