import { FormattedMessage } from 'react-intl'
import { formatInstant } from '../kit/format/dates.ts'
import { useLanguage } from '../kit/i18n/I18nProvider.tsx'
import type { MessageId } from '../kit/i18n/messageIds.ts'
import { Link } from '../kit/page/Link.tsx'
import { MarketMoney } from '../session/MarketMoney.tsx'
import { useMarket } from '../session/market.ts'

type Props = {
  /** Path of the order's page. */
  to: string
  textId: MessageId
  /** `createdAt` as RFC 3339. */
  order: { amount: string; createdAt: string }
}

/**
 * Link from a row to the page of a deposit or withdrawal. The accessible name of the link includes
 * the amount and the time.
 */
export function OrderLink({ to, textId, order: { amount, createdAt } }: Props) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  return (
    <Link to={to}>
      <FormattedMessage id={textId} />
      <span className="visuallyHidden">
        {' '}
        <MarketMoney amount={amount} /> {formatInstant(createdAt, 'dateTime', language, timeZone)}
      </span>
    </Link>
  )
}
