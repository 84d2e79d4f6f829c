import { FormattedMessage, useIntl } from 'react-intl'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { useMarket } from '../../../session/market.ts'
import { Panel } from '../../../ui/Panel.tsx'
import textClasses from '../../../ui/text.module.css'
import classes from './envelopes.module.css'
import type { RedEnvelopes } from './rainTimes.ts'

/** Envelopes that the member has opened, newest first. */
export function OpenedEnvelopes({ opened }: { opened: RedEnvelopes['opened'] }) {
  const intl = useIntl()
  const language = useLanguage()
  const { timeZone } = useMarket()
  const title = intl.formatMessage({ id: 'rewards.envelopes.opened' })
  return (
    <Panel title={title}>
      {opened.length === 0 ? (
        <p className={textClasses.note}>
          <FormattedMessage id="rewards.envelopes.notYet" />
        </p>
      ) : (
        <ul className={classes.lines} aria-label={title}>
          {opened.map(({ redEnvelopeId, amount, at }) => (
            <li key={redEnvelopeId} className={classes.line}>
              <time dateTime={at}>{formatInstant(at, 'minute', language, timeZone)}</time>
              <strong className={classes.gain}>
                <MarketMoney amount={amount} />
              </strong>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
