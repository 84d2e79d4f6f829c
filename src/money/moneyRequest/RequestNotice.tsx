import { FormattedMessage } from 'react-intl'
import { FailureNotice } from '../../identity/failure/FailureNotice.tsx'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { useMarket } from '../../session/market.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { MoneyRequest } from './useMoneyRequest.ts'

/** Notice of a money request that failed or whose outcome is unknown; renders nothing otherwise. */
export function RequestNotice({ request }: { request: MoneyRequest }) {
  const { phase, error, leftover } = request
  if (phase === 'unknown') {
    return (
      <Notice tone="warning" role="alert" title={<FormattedMessage id="wallet.request.unknown" />}>
        <p>
          <FormattedMessage id="wallet.request.unknownText" />
        </p>
      </Notice>
    )
  }
  if (phase === 'conflict') {
    return (
      <Notice
        tone="warning"
        role="alert"
        title={<FormattedMessage id="wallet.request.conflict" />}
        actions={<StartAgain request={request} />}
      >
        <p>
          <FormattedMessage id="wallet.request.conflictText" />
        </p>
      </Notice>
    )
  }
  if (phase === 'failed') return <FailureNotice error={error} />
  return leftover ? <Leftover leftover={leftover} request={request} /> : null
}

type LeftoverProps = { leftover: NonNullable<MoneyRequest['leftover']>; request: MoneyRequest }

function Leftover({ leftover, request }: LeftoverProps) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const { amount, at } = leftover
  const moment = formatInstant(new Date(at).toISOString(), 'minute', language, timeZone)
  return (
    <Notice
      tone="warning"
      role="status"
      title={<FormattedMessage id="wallet.request.leftover" />}
      actions={<StartAgain request={request} />}
    >
      <p>
        {amount === undefined ? (
          <FormattedMessage id="wallet.request.leftoverSent" values={{ moment }} />
        ) : (
          <FormattedMessage
            id="wallet.request.leftoverText"
            values={{ amount: <MarketMoney amount={amount} />, moment }}
          />
        )}
      </p>
    </Notice>
  )
}

function StartAgain({ request }: { request: MoneyRequest }) {
  return (
    <Button onClick={request.startAgain}>
      <FormattedMessage id="wallet.request.startAgain" />
    </Button>
  )
}
