import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { Link } from '../../../kit/page/Link.tsx'
import { type AgentPageId, paths } from '../../../paths.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { useMarket } from '../../../session/market.ts'
import { Button, buttonLook } from '../../../ui/Button.tsx'
import { CheckIcon } from '../../../ui/controlIcons.tsx'
import { AlertIcon } from '../../../ui/icons.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import classes from './alerts.module.css'

type Alerts = Value<'GET /wps/agent/alerts'>
type Kind = Alerts['endingOffers'][number]['kind']
type Owed = Alerts['owedToAgent'][number]

export const alertsQuery = () => read('/wps/agent/alerts', {})

/** Page with the contracts and settlements of each kind. */
const pageOfKind: Readonly<Record<Kind, AgentPageId>> = {
  dividend: 'dividend',
  dailyWage: 'dailySalary',
  hourlyWage: 'hourlySalary',
  realTimeSalary: 'realTimeSalary',
}

/** URL of all settlements of a kind that the agent has received or paid. */
const settlementsPath = (kind: Kind, side: 'RECEIVED' | 'PAID') =>
  `${paths.agentHome(pageOfKind[kind])}?${new URLSearchParams({ period: 'quarter', side })}`

/** Pending matters of the agent, each with a link to the page that resolves it (AGENT-06). */
export function TeamAlerts({ alerts }: { alerts: Alerts }) {
  const intl = useIntl()
  const { offers, endingOffers, owedToAgent, owedByAgent, quietMembers } = alerts
  const count = offers.length + endingOffers.length + owedToAgent.length + owedByAgent.length
  if (count + quietMembers === 0) {
    return (
      <p className={classes.well}>
        <CheckIcon />
        <FormattedMessage id="team.overview.alerts.none" />
      </p>
    )
  }
  return (
    <ul
      className={classes.alerts}
      aria-label={intl.formatMessage({ id: 'team.overview.alerts.label' })}
    >
      <Offers alerts={alerts} />
      {owedByAgent.map((owed) => (
        <OwedByAgent key={owed.kind} owed={owed} />
      ))}
      {owedToAgent.map((owed) => (
        <OwedToAgent key={owed.kind} owed={owed} />
      ))}
      {endingOffers.map(({ kind, count: ending }) => (
        <Alert
          key={kind}
          text={
            <FormattedMessage id="team.overview.alerts.ending" values={{ kind, count: ending }} />
          }
        >
          <Link to={paths.agentHome(pageOfKind[kind])} {...buttonLook('secondary')}>
            <FormattedMessage id="team.overview.alerts.seeOffers" />
          </Link>
        </Alert>
      ))}
      {quietMembers > 0 && (
        <Alert
          text={
            <FormattedMessage id="team.overview.alerts.quiet" values={{ count: quietMembers }} />
          }
        >
          <Button onClick={() => openModal({ name: 'quietMembers' })}>
            <FormattedMessage id="team.overview.alerts.seeMembers" />
          </Button>
        </Alert>
      )}
    </ul>
  )
}

function Offers({ alerts: { offers, offerCount } }: { alerts: Alerts }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const more = offerCount - offers.length
  return (
    <>
      {offers.map(({ contractId, kind, expiresAt }) => (
        <Alert
          key={contractId}
          text={
            <FormattedMessage
              id="team.overview.alerts.offer"
              values={{ kind, until: formatInstant(expiresAt, 'minute', language, timeZone) }}
            />
          }
        >
          <Button onClick={() => openModal({ name: 'contractOffer', contractId })}>
            <FormattedMessage id="team.overview.alerts.answer" />
          </Button>
        </Alert>
      ))}
      {more > 0 && (
        <Alert
          text={<FormattedMessage id="team.overview.alerts.moreOffers" values={{ count: more }} />}
        />
      )}
    </>
  )
}

/** Amounts that the agent owes, which are paid automatically once the balance suffices. */
function OwedByAgent({ owed: { kind, count, amount } }: { owed: Owed }) {
  return (
    <Alert
      text={
        <FormattedMessage
          id="team.overview.alerts.owedByAgent"
          values={{ kind, count, amount: <MarketMoney amount={amount} /> }}
        />
      }
    >
      <Link to={paths.member('deposit')} {...buttonLook('secondary')}>
        <FormattedMessage id="pages.member.deposit" />
      </Link>
      <Link to={settlementsPath(kind, 'PAID')} {...buttonLook('secondary')}>
        <FormattedMessage id="team.overview.alerts.seeSettlements" />
      </Link>
    </Alert>
  )
}

function OwedToAgent({ owed: { kind, count, amount } }: { owed: Owed }) {
  return (
    <Alert
      text={
        <FormattedMessage
          id="team.overview.alerts.owedToAgent"
          values={{ kind, count, amount: <MarketMoney amount={amount} /> }}
        />
      }
    >
      <Link to={settlementsPath(kind, 'RECEIVED')} {...buttonLook('secondary')}>
        <FormattedMessage id="team.overview.alerts.seeSettlements" />
      </Link>
    </Alert>
  )
}

function Alert({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <li className={classes.alert}>
      <AlertIcon />
      <p className={classes.text}>{text}</p>
      {children !== undefined && <div className={layoutClasses.actions}>{children}</div>}
    </li>
  )
}
