import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { type Failure, failureOf, isUndecided } from '../../../../api/failure.ts'
import type { MessageId } from '../../../../kit/i18n/messageIds.ts'
import { closeModal } from '../../../../kit/modal/modalStore.ts'
import { showToast } from '../../../../kit/toast/toastStore.ts'
import { type ContactField, contactError } from './contactErrors.ts'

type Options<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  /** Fields of the form that can show an error. */
  fields: readonly (ContactField & Path<Values>)[]
  bind: (values: Values) => Promise<{ shown: string }>
  doneId: Extract<MessageId, 'account.contact.phone.done' | 'account.contact.email.done'>
}

/**
 * Binds a phone or an e-mail address, closes its dialog and shows the bound contact in a toast
 * (ACT-13). It ignores a submit while another one is running, and shows a rejection at its field.
 */
export function useBind<Values extends FieldValues>({
  form,
  fields,
  bind,
  doneId,
}: Options<Values>) {
  const intl = useIntl()
  const client = useQueryClient()
  const isRunning = useRef(false)
  const [failure, setFailure] = useState<unknown>()

  const refetch = () => {
    for (const path of [
      '/wps/member/security',
      '/wps/member/profile',
      '/wps/member/info',
      '/wps/member/askedFields',
    ] as const) {
      void client.invalidateQueries({ queryKey: [path] })
    }
  }
  /** @returns true if the rejection concerns a field of the form. */
  const showError = (failed: Failure, shouldFocus: boolean): boolean => {
    const error = contactError(failed)
    const field = fields.find((name) => name === error?.field)
    if (!error || field === undefined) return false
    const message = intl.formatMessage({ id: error.messageId })
    form.setError(field, { type: 'server', message }, { shouldFocus })
    return true
  }
  const submit = async (values: Values) => {
    if (isRunning.current) return
    isRunning.current = true
    setFailure(undefined)
    try {
      const { shown } = await bind(values)
      await closeModal()
      showToast('success', { id: doneId, values: { shown } })
      refetch()
    } catch (thrown) {
      const failed = failureOf(thrown)
      if (!showError(failed, true)) setFailure(thrown)
      // The outcome is unknown: the contact may have been bound.
      if (isUndecided(failed)) refetch()
    } finally {
      isRunning.current = false
    }
  }
  return {
    submit,
    /**
     * Marks the field that a rejected code request concerns. The field gets no focus: a field is
     * validated again when it loses the focus, and would lose the mark.
     */
    showCodeError: (failed: Failure) => void showError(failed, false),
    failure,
  }
}
