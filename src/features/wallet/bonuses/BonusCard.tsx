import { FormattedMessage, useIntl } from 'react-intl'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { useNow } from '../../../kit/timing/useNow.ts'
import { toMinor } from '../../../lib/money.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { useMarket } from '../../../session/market.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import textClasses from '../../../ui/text.module.css'
import classes from './bonuses.module.css'
import type { Bonus } from './bonuses.queries.ts'

const day = 86_400_000

/**
 * Whole days left until an instant; 0 on the last day and after it.
 * @param instant RFC 3339 timestamp.
 * @param now milliseconds since the Unix epoch.
 */
export const daysLeft = (instant: string, now: number): number =>
  Math.max(0, Math.floor((Date.parse(instant) - now) / day))

/** If at most this many days are left, the card shows the time left as a warning. */
const soon = 2
const minute = 60_000

/** Card of a bonus: balance, wagering progress, expiry, and a button to give it up. */
export function BonusCard({ bonus }: { bonus: Bonus }) {
  const { bonusId, title, titleLanguage, balance, granted, left, canGiveUp } = bonus
  const money = (amount: string) => <MarketMoney amount={amount} />
  return (
    <li className={classes.bonus}>
      <div className={classes.head}>
        <h3 className={textClasses.subheading}>
          <bdi lang={titleLanguage}>{title}</bdi>
        </h3>
        <TimeLeft bonus={bonus} />
      </div>
      <p className={classes.balance}>
        <MarketMoney amount={balance} />
      </p>
      <Progress bonus={bonus} />
      <FactList
        shape="columns"
        facts={[
          { id: 'left', term: <FormattedMessage id="wallet.bonuses.left" />, value: money(left) },
          {
            id: 'granted',
            term: <FormattedMessage id="wallet.bonuses.granted" />,
            value: money(granted),
          },
          {
            id: 'expiry',
            term: <FormattedMessage id="wallet.bonuses.expiry" />,
            value: <Expiry instant={bonus.expiresAt} />,
          },
        ]}
      />
      {canGiveUp ? (
        <Button
          className={layoutClasses.start}
          onClick={() => openModal({ name: 'giveUpBonus', bonusId })}
        >
          <FormattedMessage id="wallet.bonuses.giveUp" />
        </Button>
      ) : (
        <p className={textClasses.caption}>
          <FormattedMessage id="wallet.bonuses.inPlay" />
        </p>
      )}
    </li>
  )
}

function TimeLeft({ bonus: { expiresAt } }: { bonus: Bonus }) {
  const days = daysLeft(expiresAt, useNow(minute))
  return (
    <Badge tone={days <= soon ? 'waiting' : 'neutral'}>
      <FormattedMessage id="wallet.bonuses.daysLeft" values={{ days }} />
    </Badge>
  )
}

function Expiry({ instant }: { instant: string }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  return formatInstant(instant, 'minute', language, timeZone)
}

function Progress({ bonus: { title, played, required } }: { bonus: Bonus }) {
  const intl = useIntl()
  return (
    <div className={layoutClasses.stack8}>
      <ProgressBar
        tone="gold"
        label={intl.formatMessage({ id: 'wallet.bonuses.progress' }, { title })}
        value={toMinor(played)}
        max={toMinor(required)}
      />
      <span className={textClasses.figures}>
        <FormattedMessage
          id="wallet.bonuses.playedOf"
          values={{
            played: <MarketMoney amount={played} />,
            required: <MarketMoney amount={required} />,
          }}
        />
      </span>
    </div>
  )
}
