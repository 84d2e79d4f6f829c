import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type RegisterOptions, useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { type Failure, failureOf } from '../../../../api/failure.ts'
import { write } from '../../../../api/write.ts'
import { codeErrors } from '../../../../identity/code/codeErrors.ts'
import type { MessageId } from '../../../../kit/i18n/messageIds.ts'
import { joinText, normalizeText } from '../../../../lib/text.ts'
import {
  problemOfNew,
  problemOfTyped,
} from '../../../../money/transactionPassword/transactionPassword.ts'
import { securityQuery } from '../../../../money/transactionPassword/useHasTransactionPassword.ts'

type ChangeError = {
  field: 'oldPaymentPassword' | 'paymentPassword' | 'verificationCode'
  messageId: MessageId
}

const byCode: Partial<Record<string, ChangeError>> = {
  PAYMENT_PASSWORD_WRONG: {
    field: 'oldPaymentPassword',
    messageId: 'transactionPassword.errors.wrong',
  },
  PASSWORD_SAME: { field: 'paymentPassword', messageId: 'transactionPassword.errors.same' },
  PASSWORD_COMMON: { field: 'paymentPassword', messageId: 'transactionPassword.errors.weak' },
  ...codeErrors,
}

/** Field and message of a rejected change of the transaction password. */
const changeError = (failure: Failure): ChangeError | undefined =>
  failure.kind === 'rejected' ? byCode[failure.code] : undefined

export type ChangeValues = {
  oldPaymentPassword: string
  paymentPassword: string
  confirmPaymentPassword: string
  verificationCode: string
}

type Options = { isForgotten: boolean; onChanged: () => Promise<void> }
type Rules = { [Name in keyof ChangeValues]: RegisterOptions<ChangeValues, Name> }

/**
 * Validation rules of the fields. The current password is not required if a code proves the owner.
 */
function useRules(isForgotten: boolean): Rules {
  const intl = useIntl()
  const words = (problem: ReturnType<typeof problemOfNew> | 'mismatch' | 'same') =>
    problem && intl.formatMessage({ id: `transactionPassword.errors.${problem}` })
  return {
    oldPaymentPassword: {
      validate: (text) => words(isForgotten ? undefined : problemOfTyped(text)),
    },
    paymentPassword: {
      validate: (text, { oldPaymentPassword }) =>
        words(
          !isForgotten && text !== '' && text === oldPaymentPassword ? 'same' : problemOfNew(text),
        ),
    },
    confirmPaymentPassword: {
      validate: (text, { paymentPassword }) =>
        words(text === paymentPassword ? undefined : 'mismatch'),
    },
    verificationCode: {
      validate: (text) =>
        !isForgotten ||
        normalizeText(text) !== '' ||
        intl.formatMessage({ id: 'errors.verificationCodeMissing' }),
    },
  }
}

/**
 * State, rules and request of the form that changes the transaction password. It ignores a submit
 * while another one is running.
 * @param isForgotten true if a code proves the owner instead of the current password.
 */
export function useChangeForm({ isForgotten, onChanged }: Options) {
  const intl = useIntl()
  const client = useQueryClient()
  const isRunning = useRef(false)
  const [failure, setFailure] = useState<unknown>()
  const form = useForm<ChangeValues>({
    mode: 'onTouched',
    shouldUnregister: false,
    defaultValues: {
      oldPaymentPassword: '',
      paymentPassword: '',
      confirmPaymentPassword: '',
      verificationCode: '',
    },
  })
  const rules = useRules(isForgotten)
  const submit = async (values: ChangeValues) => {
    if (isRunning.current) return
    isRunning.current = true
    setFailure(undefined)
    const { oldPaymentPassword, verificationCode, ...wanted } = values
    const proof = isForgotten
      ? { verificationCode: joinText(verificationCode) }
      : { oldPaymentPassword }
    try {
      await write('PUT /wps/member/security/paymentPassword', { body: { ...wanted, ...proof } })
      void client.invalidateQueries({ queryKey: securityQuery().queryKey })
      await onChanged()
    } catch (thrown) {
      const error = changeError(failureOf(thrown))
      if (error) {
        const message = intl.formatMessage({ id: error.messageId })
        form.setError(error.field, { type: 'server', message }, { shouldFocus: true })
      } else {
        setFailure(thrown)
      }
    } finally {
      isRunning.current = false
    }
  }
  return { form, submit, failure, rules }
}
