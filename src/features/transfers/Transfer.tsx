import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import type { Value } from '../../api/operations.ts'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { toMinor } from '../../lib/money.ts'
import { AmountRange } from '../../money/amount/AmountRange.tsx'
import { moneyFact } from '../../money/moneyFact.tsx'
import { SetTransactionPassword } from '../../money/transactionPassword/SetTransactionPassword.tsx'
import { useHasTransactionPassword } from '../../money/transactionPassword/useHasTransactionPassword.ts'
import { useAccountKind } from '../../session/session.queries.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FactList } from '../../ui/FactList.tsx'
import layoutClasses from '../../ui/layout.module.css'
import { Panel } from '../../ui/Panel.tsx'
import { TransferForm } from './TransferForm.tsx'
import classes from './transfer.module.css'
import { counterpartiesQuery, teamMemberQuery } from './transfer.queries.ts'

type Counterparties = Value<'GET /wps/transfers/counterparties'>
type TeamMember = Value<'GET /wps/agent/downline/{memberId}'>

/**
 * Sends money to the upline or into the team, confirmed by the transaction password (MEM-09,
 * ACT-47). The URL's query may contain the receiver.
 */
export function Transfer() {
  const counterparties = useQuery(counterpartiesQuery())
  const named = useNamedReceiver(counterparties.data)
  return (
    <QueryPart
      query={counterparties}
      placeholder={<div className={`${layoutClasses.panel} ${classes.skeleton}`} />}
    >
      {(receivers) => {
        if (named.isPending) return <div className={`${layoutClasses.panel} ${classes.skeleton}`} />
        const value = withReceiver(receivers, named.receiver)
        return value.items.length === 0 ? (
          <EmptyState surface="panel" text={<FormattedMessage id="transfers.nobody" />} />
        ) : (
          <OpenTransfer counterparties={value} receiver={named.memberId} />
        )
      }}
    </QueryPart>
  )
}

/**
 * Receiver in the URL's query. An agent's list of receivers contains only direct downlines, so a
 * member at a deeper level is fetched separately.
 */
function useNamedReceiver(receivers: Counterparties | undefined) {
  const [query] = useSearchParams()
  const memberId = query.get('to') ?? ''
  const isAgent = useAccountKind() === 'agent'
  const isListed = receivers?.items.some((each) => each.memberId === memberId) ?? true
  const isAsked = isAgent && memberId !== '' && !isListed
  const found = useQuery({ ...teamMemberQuery(memberId), enabled: isAsked })
  return { memberId, receiver: found.data, isPending: isAsked && found.isPending }
}

/** Adds a receiver from the URL to the list, if the list does not contain them. */
function withReceiver(receivers: Counterparties, receiver: TeamMember | undefined): Counterparties {
  if (receiver === undefined) return receivers
  const { memberId, account, nickname } = receiver
  const items = [...receivers.items, { memberId, account, nickname, relation: 'DOWNLINE' as const }]
  return { ...receivers, items }
}

type OpenTransferProps = {
  counterparties: Counterparties
  /** Member id of the initial receiver; empty selects the first one. */
  receiver: string
}

function OpenTransfer({ counterparties, receiver }: OpenTransferProps) {
  const hasPassword = useHasTransactionPassword()
  const { limits, dailyLimitLeft, transferable, turnoverMissing, owed } = counterparties
  return (
    <Panel title={<FormattedMessage id="transfers.title" />}>
      <FactList
        shape="columns"
        facts={[
          moneyFact('transferable', 'transfers.transferable', transferable),
          ...(toMinor(turnoverMissing) === 0
            ? []
            : [moneyFact('unplayed', 'transfers.unplayed', turnoverMissing)]),
          ...(toMinor(owed) === 0 ? [] : [moneyFact('owed', 'wallet.owed', owed)]),
          {
            id: 'limits',
            term: <FormattedMessage id="transfers.limits" />,
            value: <AmountRange limits={limits} />,
          },
          moneyFact('today', 'wallet.dailyLimitLeft', dailyLimitLeft),
        ]}
      />
      {hasPassword === false ? (
        <SetTransactionPassword />
      ) : (
        <TransferForm counterparties={counterparties} receiver={receiver} />
      )}
    </Panel>
  )
}
