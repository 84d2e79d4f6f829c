import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { failureOf } from '../../../api/failure.ts'
import { failureText } from '../../../kit/failure/failureText.ts'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { closeModal, openModal } from '../../../kit/modal/modalStore.ts'
import { type ToastText, wordsOf } from '../../../kit/toast/toastStore.ts'
import { paths } from '../../../paths.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'

/**
 * Message of a failed log-in.
 * @param moment formats an instant for the user's language and time zone.
 */
function loginFailureText(error: unknown, moment: (instant: string) => string): ToastText {
  const failure = failureOf(error)
  if (failure.kind !== 'rejected') return failureText(error)
  const { until } = failure.details
  switch (failure.code) {
    case 'TIMED_OUT':
      return until
        ? { id: 'login.refused.timedOut', values: { until: moment(until) } }
        : failureText(error)
    case 'SELF_EXCLUDED':
      return until
        ? { id: 'login.refused.selfExcluded', values: { until: moment(until) } }
        : { id: 'login.refused.selfExcludedForGood' }
    default:
      return failureText(error)
  }
}

/** Message of a failed log-in, with a link to the area in which the account can log in. */
export function LoginFailure({ error }: { error: unknown }) {
  const intl = useIntl()
  const language = useLanguage()
  if (error === undefined) return null
  const text = loginFailureText(error, (instant) => formatInstant(instant, 'minute', language))
  return (
    <Notice tone="failure" role="alert">
      <p>{wordsOf(intl, text)}</p>
      <OtherArea error={error} />
    </Notice>
  )
}

/**
 * Link that leads an agent to the agents' page, and a member to the login dialog (ERR-28, ERR-29).
 */
function OtherArea({ error }: { error: unknown }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const failure = failureOf(error)
  if (failure.kind !== 'rejected') return null
  if (failure.code === 'NOT_A_MEMBER') {
    const leave = async () => {
      await closeModal()
      await navigate(paths.agent())
    }
    return (
      <TextButton onClick={() => void leave()}>
        {intl.formatMessage({ id: 'login.toAgents' })}
      </TextButton>
    )
  }
  if (failure.code !== 'NOT_AN_AGENT') return null
  return (
    <TextButton onClick={() => openModal({ name: 'login' })}>
      {intl.formatMessage({ id: 'login.toMembers' })}
    </TextButton>
  )
}
