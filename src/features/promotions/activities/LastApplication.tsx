import { FormattedMessage, useIntl } from 'react-intl'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { useMarket } from '../../../session/market.ts'
import { useAccountKind } from '../../../session/session.queries.ts'
import textClasses from '../../../ui/text.module.css'
import { applicationsQuery } from '../promotions.queries.ts'
import classes from './activities.module.css'

/** The member's last application with its date and status; renders nothing if there is none. */
export function LastApplication({ activityId }: { activityId: string }) {
  const isMember = ['member', 'agent'].includes(useAccountKind() ?? '')
  return isMember && <Sent activityId={activityId} />
}

function Sent({ activityId }: { activityId: string }) {
  const intl = useIntl()
  const language = useLanguage()
  const { timeZone } = useMarket()
  const { data } = useQuery(applicationsQuery())
  const sent = data?.items.find((one) => one.activityId === activityId)
  if (!sent) return null
  const { comment, images, appliedAt, status } = sent
  return (
    <section
      className={classes.sent}
      aria-label={intl.formatMessage({ id: 'promotions.activities.sent' })}
    >
      <p className={textClasses.note}>
        <FormattedMessage
          id="promotions.activities.sentAt"
          values={{
            moment: formatInstant(appliedAt, 'dateTime', language, timeZone),
            images: images.length,
          }}
        />
      </p>
      <blockquote className={classes.comment}>
        <bdi>{comment}</bdi>
      </blockquote>
      {(status === 'APPLYING' || status === 'PROCESS' || status === 'REJECTED') && (
        <p>
          <FormattedMessage id={`promotions.activities.outcomes.${status}`} />
        </p>
      )}
    </section>
  )
}
