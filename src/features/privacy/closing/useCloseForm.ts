import { type BaseSyntheticEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { type Failure, failureOf } from '../../../api/failure.ts'
import {
  type OwnerProofValues,
  type OwnerWay,
  proofOf,
} from '../../../identity/ownerProof/ownerProof.ts'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { type ClosingStanding, useCloseAccount } from './closing.queries.ts'

type CloseError = { field: 'account' | 'password' | 'ownerCode'; messageId: MessageId }

const byCode: Partial<Record<string, CloseError>> = {
  PASSWORD_WRONG: { field: 'password', messageId: 'account.contact.errors.passwordWrong' },
  VERIFICATION_CODE_MISSING: { field: 'ownerCode', messageId: 'errors.verificationCodeMissing' },
  VERIFICATION_CODE_WRONG: { field: 'ownerCode', messageId: 'errors.verificationCodeWrong' },
  VERIFICATION_CODE_EXPIRED: { field: 'ownerCode', messageId: 'errors.verificationCodeExpired' },
}

const byField: Partial<Record<string, CloseError>> = {
  account: { field: 'account', messageId: 'privacy.closing.accountDiffers' },
  password: { field: 'password', messageId: 'account.contact.errors.passwordMissing' },
  ownerCode: { field: 'ownerCode', messageId: 'errors.verificationCodeMissing' },
}

/** Field that a rejection concerns, and its message; undefined if it concerns no field. */
export function closeError(failure: Failure): CloseError | undefined {
  if (failure.kind !== 'rejected') return undefined
  return byCode[failure.code] ?? byField[failure.details.fields?.[0]?.field ?? '']
}

type Values = OwnerProofValues & { givesUp: boolean; account: string }
type Options = { rest: ClosingStanding['rest']; ways: readonly OwnerWay[] }

/**
 * State of the form that closes an account. A second submit is ignored while the first is in
 * progress. A rejection is shown at the field that it concerns. Any other failure is in `failure`.
 */
export function useCloseForm({ rest, ways }: Options) {
  const intl = useIntl()
  const close = useCloseAccount()
  const isRunning = useRef(false)
  const [failure, setFailure] = useState<unknown>()
  const form = useForm<Values>({
    defaultValues: {
      givesUp: false,
      account: '',
      way: ways[0] ?? 'PASSWORD',
      password: '',
      ownerCode: '',
    },
  })
  const send = async (values: Values) => {
    isRunning.current = true
    setFailure(undefined)
    try {
      const givesUp = rest === undefined ? {} : { givesUp: rest }
      await close({ account: values.account, ...proofOf(values, ways), ...givesUp })
    } catch (thrown) {
      const failed = failureOf(thrown)
      const error = closeError(failed)
      if (failed.kind === 'rejected' && failed.code === 'CLOSING_NOT_POSSIBLE') {
        // The page refetches the obstacles and shows them instead of the form, so a toast shows the
        // error.
        return showToast('failure', { id: 'errors.closingNotPossible' })
      }
      if (error === undefined) return setFailure(thrown)
      const message = intl.formatMessage({ id: error.messageId })
      form.setError(error.field, { type: 'server', message }, { shouldFocus: true })
    } finally {
      isRunning.current = false
    }
  }
  const submit = async (event: BaseSyntheticEvent) => {
    event.preventDefault()
    if (!isRunning.current) await form.handleSubmit(send)(event)
  }
  return { form, submit, failure }
}
