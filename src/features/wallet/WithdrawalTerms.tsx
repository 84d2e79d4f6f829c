import { FormattedMessage } from 'react-intl'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'
import { Bones } from '../../kit/query/Bones.tsx'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { AmountRange } from './AmountRange.tsx'
import { FeeText } from './FeeText.tsx'

/** What the member can withdraw now, and on what terms. */
export function WithdrawalTerms() {
  const terms = useQuery(read('/wps/withdrawals/terms', {}))
  return (
    <QueryPart query={terms} placeholder={<Bones count={4} shape="tiles" />}>
      {(value) => <Terms terms={value} />}
    </QueryPart>
  )
}

function Terms({ terms }: { terms: Value<'GET /wps/withdrawals/terms'> }) {
  const { available, limits, fee, freeLeft, dailyLimitLeft, turnover, closed = false } = terms
  return (
    <>
      {closed && (
        <Notice role="status">
          <FormattedMessage id="wallet.withdrawal.closed" />
        </Notice>
      )}
      <FactList
        shape="tiles"
        facts={[
          {
            id: 'available',
            term: <FormattedMessage id="wallet.withdrawal.available" />,
            value: <MarketMoney amount={available} />,
          },
          {
            id: 'today',
            term: <FormattedMessage id="wallet.dailyLimitLeft" />,
            value: <MarketMoney amount={dailyLimitLeft} />,
          },
          {
            id: 'turnover',
            term: <FormattedMessage id="wallet.withdrawal.turnoverMissing" />,
            value: <MarketMoney amount={turnover.missing} />,
          },
        ]}
      />
      <Panel title={<FormattedMessage id="wallet.withdrawal.terms" />}>
        <FactList
          facts={[
            {
              id: 'limits',
              term: <FormattedMessage id="wallet.limits" />,
              value: <AmountRange limits={limits} />,
            },
            {
              id: 'free',
              term: <FormattedMessage id="wallet.withdrawal.freeLeft" />,
              value: (
                <FormattedMessage id="wallet.withdrawal.freeCount" values={{ count: freeLeft }} />
              ),
            },
            {
              id: 'fee',
              term: <FormattedMessage id="wallet.withdrawal.feeAfter" />,
              value: <FeeText fee={fee} />,
            },
            {
              id: 'played',
              term: <FormattedMessage id="wallet.withdrawal.played" />,
              value: (
                <FormattedMessage
                  id="wallet.withdrawal.playedOf"
                  values={{
                    played: <MarketMoney amount={turnover.played} />,
                    required: <MarketMoney amount={turnover.required} />,
                  }}
                />
              ),
            },
          ]}
        />
      </Panel>
    </>
  )
}
