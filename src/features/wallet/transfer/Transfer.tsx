import { FormattedMessage } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'
import { SetTransactionPassword } from '../../../identity/transactionPassword/SetTransactionPassword.tsx'
import { useHasTransactionPassword } from '../../../identity/transactionPassword/useHasTransactionPassword.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { AmountRange } from '../AmountRange.tsx'
import { TransferForm } from './TransferForm.tsx'
import classes from './transfer.module.css'
import { counterpartiesQuery } from './transfer.queries.ts'

/** Sends money to the upline, confirmed by the transaction password (MEM-09). */
export function Transfer() {
  const counterparties = useQuery(counterpartiesQuery())
  return (
    <QueryPart query={counterparties} placeholder={<div className={classes.bones} />}>
      {(value) =>
        value.items.length === 0 ? (
          <EmptyState surface="panel" text={<FormattedMessage id="wallet.transfer.nobody" />} />
        ) : (
          <OpenTransfer counterparties={value} />
        )
      }
    </QueryPart>
  )
}

function OpenTransfer({
  counterparties,
}: {
  counterparties: Value<'GET /wps/transfers/counterparties'>
}) {
  const wallets = useQuery(read('/wps/v2/wallets', {}))
  const hasPassword = useHasTransactionPassword()
  const { limits, dailyLimitLeft } = counterparties
  const available = wallets.data?.main
  return (
    <Panel title={<FormattedMessage id="wallet.transfer.title" />}>
      <FactList
        shape="columns"
        facts={[
          {
            id: 'available',
            term: <FormattedMessage id="wallet.withdrawal.available" />,
            value:
              available === undefined ? (
                <span className={classes.figure} />
              ) : (
                <MarketMoney amount={available} />
              ),
          },
          {
            id: 'limits',
            term: <FormattedMessage id="wallet.transfer.limits" />,
            value: <AmountRange limits={limits} />,
          },
          {
            id: 'today',
            term: <FormattedMessage id="wallet.dailyLimitLeft" />,
            value: <MarketMoney amount={dailyLimitLeft} />,
          },
        ]}
      />
      {hasPassword === false ? (
        <SetTransactionPassword />
      ) : (
        <TransferForm counterparties={counterparties} available={available} />
      )}
    </Panel>
  )
}
