import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { write } from '../../../api/write.ts'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { useSendOnce } from '../../../kit/query/useSendOnce.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { useMarket } from '../../../session/market.ts'
import { ClaimSum } from '../../../ui/ClaimSum.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { refetchAfterClaim } from '../rewards.queries.ts'

type Rebates = Value<'GET /wps/rebates'>

/** Amount that a claim would pay now, with the claim button. */
export function RebateClaim({ rebates }: { rebates: Rebates }) {
  const client = useQueryClient()
  const [paid, setPaid] = useState<string>()
  const { isSending, send } = useSendOnce({
    send: (idempotencyKey) => write('POST /wps/rebates/claim', {}, { idempotencyKey }),
    onDone: ({ amount }) => setPaid(amount),
    onSettled: () => refetchAfterClaim(client),
  })
  const { amount, minimum, claimable } = rebates
  return (
    <Panel title={<FormattedMessage id="rewards.rebates.title" />}>
      <ClaimSum
        sum={<MarketMoney amount={amount} />}
        label={<FormattedMessage id="rewards.claim" />}
        terms={
          <>
            <FormattedMessage
              id="rewards.rebates.when"
              values={{ amount: <MarketMoney amount={minimum} /> }}
            />{' '}
            <LastClaim rebates={rebates} />
          </>
        }
        isClaimable={claimable}
        isSending={isSending}
        onClaim={() => {
          setPaid(undefined)
          send()
        }}
      />
      {paid !== undefined && (
        <Notice
          tone="good"
          role="status"
          title={
            <FormattedMessage
              id="rewards.rebates.paid"
              values={{ amount: <MarketMoney amount={paid} /> }}
            />
          }
        />
      )}
    </Panel>
  )
}

function LastClaim({ rebates: { since } }: { rebates: Rebates }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  if (since === undefined) return null
  return (
    <FormattedMessage
      id="rewards.rebates.last"
      values={{ at: formatInstant(since, 'minute', language, timeZone) }}
    />
  )
}
