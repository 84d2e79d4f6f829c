import { FormattedMessage, useIntl } from 'react-intl'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { useMarket } from '../../../session/market.ts'
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx'
import { DeviceItem } from './DeviceItem.tsx'
import { deviceName } from './deviceName.ts'
import classes from './sessions.module.css'
import type { LoginRecord } from './sessions.queries.ts'

const tones: Readonly<Record<LoginRecord['outcome'], BadgeTone>> = {
  SUCCESS: 'good',
  WRONG_PROOF: 'bad',
  TOO_MANY_ATTEMPTS: 'bad',
  SECOND_STEP_MISSING: 'waiting',
  NOT_ADMITTED: 'neutral',
}

/** Login, or failed attempts: the method, device, IP address and time. */
export function LoginItem({ login }: { login: LoginRecord }) {
  const intl = useIntl()
  const language = useLanguage()
  const { timeZone } = useMarket()
  const { outcome, count, kind, secondStep, at, thisDevice } = login
  const way = intl.formatMessage({ id: `account.logins.kinds.${kind}` })
  return (
    <DeviceItem
      device={login}
      name={deviceName(intl, login)}
      badges={
        <>
          <Badge tone={tones[outcome]}>
            <FormattedMessage id={`account.logins.outcomes.${outcome}`} />
          </Badge>
          {thisDevice && (
            <Badge>
              <FormattedMessage id="account.devices.this" />
            </Badge>
          )}
        </>
      }
      firstFact={
        <span>
          {secondStep === undefined ? (
            way
          ) : (
            <FormattedMessage
              id="account.logins.withStep"
              values={{
                way,
                step: intl.formatMessage({ id: `account.logins.steps.${secondStep}` }),
              }}
            />
          )}
        </span>
      }
      facts={
        count > 1 && (
          <span>
            <FormattedMessage id="account.logins.count" values={{ count }} />
          </span>
        )
      }
    >
      <time className={classes.when} dateTime={at}>
        {formatInstant(at, 'minute', language, timeZone)}
      </time>
    </DeviceItem>
  )
}
