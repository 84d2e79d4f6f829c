import { FormattedMessage } from 'react-intl'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { useMarket } from '../../session/market.ts'
import classes from './MessagePage.module.css'
import { MessagePage } from './MessagePage.tsx'
import { ServiceWays } from './ServiceWays.tsx'

type Props = { status: { maintenanceEndsAt?: string } | undefined }

/**
 * Page for system status 1, maintenance (ROOT-04). `status` is undefined if the platform did not
 * return it.
 */
export function MaintenancePage({ status }: Props) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const endsAt = status?.maintenanceEndsAt
  return (
    <MessagePage
      title={<FormattedMessage id="failure.maintenance.title" />}
      text={<FormattedMessage id="failure.maintenance.text" />}
    >
      {endsAt !== undefined && (
        <p className={classes.fact}>
          <FormattedMessage
            id="failure.maintenance.until"
            values={{ moment: formatInstant(endsAt, 'minute', language, timeZone) }}
          />
        </p>
      )}
      <ServiceWays />
    </MessagePage>
  )
}
