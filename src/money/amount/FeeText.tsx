import { FormattedMessage, useIntl } from 'react-intl'
import { MarketMoney } from '../../session/MarketMoney.tsx'

type Props = { fee: { percent: string; fixed: string } }

/** Text of a fee: its percentage, its fixed part, or both; "free" if it has neither. */
export function FeeText({ fee: { percent, fixed } }: Props) {
  const intl = useIntl()
  const hasShare = /[1-9]/.test(percent)
  const hasFixed = /[1-9]/.test(fixed)
  if (!hasShare && !hasFixed) return <FormattedMessage id="wallet.fee.free" />
  const share = intl.formatNumber(Number(percent) / 100, {
    style: 'percent',
    maximumFractionDigits: 4,
  })
  if (!hasFixed) return share
  const money = <MarketMoney amount={fixed} />
  if (!hasShare) return money
  return <FormattedMessage id="wallet.fee.both" values={{ share, money }} />
}
