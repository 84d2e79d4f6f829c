import { FormattedMessage } from 'react-intl'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'
import { Bones } from '../../kit/query/Bones.tsx'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PersonName } from '../../ui/PersonName.tsx'
import { AmountRange } from './AmountRange.tsx'
import classes from './wallet.module.css'

/** Whom the member may send money to, and how much (MEM-09). */
export function TransferFacts() {
  const counterparties = useQuery(read('/wps/transfers/counterparties', { query: {} }))
  return (
    <QueryPart query={counterparties} placeholder={<Bones count={3} />}>
      {(value) => <Facts value={value} />}
    </QueryPart>
  )
}

function Facts({ value }: { value: Value<'GET /wps/transfers/counterparties'> }) {
  const { items, limits, dailyLimitLeft } = value
  return (
    <>
      <FactList
        shape="tiles"
        facts={[
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
      <Panel title={<FormattedMessage id="wallet.transfer.people" />}>
        {items.length === 0 ? (
          <p className={classes.note}>
            <FormattedMessage id="wallet.transfer.nobody" />
          </p>
        ) : (
          <ul className={classes.people}>
            {items.map(({ memberId, account, nickname, relation }) => (
              <li key={memberId} className={classes.person}>
                <span>
                  <FormattedMessage
                    id="wallet.transfer.person"
                    values={{
                      account: <PersonName name={account} />,
                      nickname: <PersonName name={nickname} />,
                    }}
                  />
                </span>
                <Badge tone={relation === 'UPLINE' ? 'good' : 'neutral'}>
                  <FormattedMessage id={`wallet.transfer.relations.${relation}`} />
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </>
  )
}
