import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { write } from '../../../api/write.ts'
import { useSendOnce } from '../../../kit/query/useSendOnce.ts'
import { moneyFact } from '../../../money/moneyFact.tsx'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { ClaimSum } from '../../../ui/ClaimSum.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'

const changedByClaim = [
  '/wps/referral',
  '/wps/referral/commissions',
  '/wps/v2/wallets/balance',
  '/wps/v2/wallets',
] as const

/** Invalidates the queries that a claim of commissions changes. */
const refetchReferral = (client: QueryClient): Promise<unknown> =>
  Promise.all(changedByClaim.map((path) => client.invalidateQueries({ queryKey: [path] })))

type Claimed = Value<'POST /wps/referral/claim'>

/** Commissions earned through friends, and the claim of the amount due (ACT-38). */
export function Earnings({ referral }: { referral: Value<'GET /wps/referral'> }) {
  const { claimable, needsBet = false } = referral
  const client = useQueryClient()
  const [claimed, setClaimed] = useState<Claimed>()
  const { isSending, send } = useSendOnce({
    send: (idempotencyKey) => write('POST /wps/referral/claim', {}, { idempotencyKey }),
    onDone: setClaimed,
    onSettled: () => refetchReferral(client),
  })
  return (
    <Panel title={<FormattedMessage id="rewards.referral.claimable" />}>
      <ClaimSum
        sum={<MarketMoney amount={claimable} />}
        label={<FormattedMessage id="rewards.referral.claim" />}
        terms={<FormattedMessage id={`rewards.referral.${needsBet ? 'afterBet' : 'when'}`} />}
        isClaimable={claimable !== '0.00' && !needsBet}
        isSending={isSending}
        onClaim={() => {
          setClaimed(undefined)
          send()
        }}
      />
      {claimed && (
        <Notice
          tone="good"
          role="status"
          title={
            <FormattedMessage
              id="rewards.referral.paid"
              values={{ amount: <MarketMoney amount={claimed.amount} />, days: claimed.days }}
            />
          }
        />
      )}
      <FactList
        facts={[
          moneyFact('today', 'rewards.referral.today', referral.today),
          moneyFact('claimed', 'rewards.referral.claimed', referral.claimed),
        ]}
      />
    </Panel>
  )
}
