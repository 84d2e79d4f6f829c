import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureOf } from '../../../api/failure.ts'
import { write } from '../../../api/write.ts'
import { failureText } from '../../../kit/failure/failureText.ts'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { useMarket } from '../../../session/market.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { AskFirst } from './AskFirst.tsx'
import { DeviceItem } from './DeviceItem.tsx'
import { deviceName } from './deviceName.ts'
import { type MemberSession, refetchSessions } from './sessions.queries.ts'

/** Session with its device, IP address and times, and the button that ends it. */
export function SessionItem({ session }: { session: MemberSession }) {
  const intl = useIntl()
  const language = useLanguage()
  const { timeZone } = useMarket()
  const { current, startedAt, seenAt } = session
  const name = deviceName(intl, session)
  const time = (instant: string) => (
    <time dateTime={instant}>{formatInstant(instant, 'minute', language, timeZone)}</time>
  )
  return (
    <DeviceItem
      device={session}
      name={name}
      badges={
        current && (
          <Badge tone="good">
            <FormattedMessage id="account.devices.this" />
          </Badge>
        )
      }
      facts={
        <>
          <span>
            <FormattedMessage id="account.sessions.since" values={{ time: time(startedAt) }} />
          </span>
          {!current && (
            <span>
              <FormattedMessage id="account.sessions.seen" values={{ time: time(seenAt) }} />
            </span>
          )}
        </>
      }
    >
      {!current && <EndOne session={session} name={name} />}
    </DeviceItem>
  )
}

function EndOne({ session: { sessionId }, name }: { session: MemberSession; name: string }) {
  const intl = useIntl()
  const client = useQueryClient()
  const finish = () => {
    showToast('success', { id: 'account.sessions.ended', values: { device: name } })
    return refetchSessions(client)
  }
  const end = useMutation({
    mutationFn: () => write('DELETE /wps/member/sessions/{sessionId}', { path: { sessionId } }),
    meta: { showsFailure: true },
    onSuccess: finish,
    onError: (error) => {
      const failure = failureOf(error)
      // `NOT_FOUND` means that the session has expired or was ended in another tab.
      if (failure.kind === 'rejected' && failure.code === 'NOT_FOUND') return finish()
      return showToast('failure', failureText(error))
    },
  })
  return (
    <AskFirst
      name={intl.formatMessage({ id: 'account.sessions.endNamed' }, { device: name })}
      confirm={<FormattedMessage id="account.sessions.endNow" />}
      isBusy={end.isPending}
      onConfirm={() => end.mutate()}
    >
      <FormattedMessage id="account.sessions.end" />
    </AskFirst>
  )
}
