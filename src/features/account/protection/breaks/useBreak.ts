import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { Value } from '../../../../api/operations.ts'
import { write } from '../../../../api/write.ts'
import { formatInstant } from '../../../../kit/format/dates.ts'
import { useLanguage } from '../../../../kit/i18n/I18nProvider.tsx'
import { closeModal, openModal } from '../../../../kit/modal/modalStore.ts'
import type { ToastText } from '../../../../kit/toast/toastStore.ts'
import { paths } from '../../../../paths.ts'
import { forgetMember } from '../../../../session/forgetMember.ts'
import { useMarket } from '../../../../session/market.ts'
import { endSession, leaveSession, stayInSession } from '../../../../session/session.ts'
import type { BreakLength } from './breakLengths.ts'

type Exclusion = Value<'POST /wps/member/timeOut'>
type Wish = { length: BreakLength; password: string }

function send({ length, password }: Wish): Promise<Exclusion> {
  if ('hours' in length) {
    return write('POST /wps/member/timeOut', { body: { hours: length.hours, password } })
  }
  const months = 'months' in length ? { months: length.months } : {}
  return write('POST /wps/member/selfExclusion', { body: { ...months, password } })
}

/**
 * Starts a break. The server ends all sessions of the member, so the page ends its own session,
 * opens the home page and shows the end of the break. After a failure the session continues.
 */
export function useBreak(onError: (error: unknown) => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const language = useLanguage()
  const { timeZone } = useMarket()
  const said = ({ kind, until }: Exclusion): ToastText => {
    if (until === undefined) return { id: 'protection.breakForm.doneForGood' }
    const id =
      kind === 'TIME_OUT'
        ? 'protection.breakForm.doneTimeOut'
        : 'protection.breakForm.doneExclusion'
    return { id, values: { moment: formatInstant(until, 'minute', language, timeZone) } }
  }
  const start = useMutation({
    mutationFn: (wish: Wish) => {
      // The server also notifies this page that its session has ended.
      leaveSession()
      return send(wish)
    },
    meta: { showsFailure: true },
    onError: (error) => {
      stayInSession()
      onError(error)
    },
    onSuccess: async (exclusion) => {
      endSession()
      forgetMember(client)
      await closeModal()
      await navigate(paths.home(), { replace: true })
      openModal({
        name: 'dialog',
        icon: 'info',
        title: { id: 'protection.breakForm.doneTitle' },
        text: said(exclusion),
        buttons: [{ label: { id: 'app.ok' }, variant: 'primary' }],
      })
    },
  })
  return { start: start.mutate, isBusy: start.isPending || start.isSuccess, error: start.error }
}
