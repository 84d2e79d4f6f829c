import { FormattedMessage } from 'react-intl'
import { read } from '../../api/read.ts'
import { Bones } from '../../kit/query/Bones.tsx'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PersonName } from '../../ui/PersonName.tsx'
import classes from './wallet.module.css'

/** The Pix keys that withdrawals are paid to, masked by the server. */
export function PayoutAccounts() {
  const accounts = useQuery(read('/wps/payoutAccounts', {}))
  return (
    <Panel title={<FormattedMessage id="wallet.payout.title" />}>
      <QueryPart query={accounts} placeholder={<Bones count={1} />}>
        {({ items, maximum }) =>
          items.length === 0 ? (
            <p className={classes.note}>
              <FormattedMessage id="wallet.payout.none" values={{ maximum }} />
            </p>
          ) : (
            <FactList
              facts={items.map(({ accountId, keyType, key, holder }) => ({
                id: accountId,
                term: <FormattedMessage id={`wallet.payout.keyTypes.${keyType}`} />,
                value: (
                  <FormattedMessage
                    id="wallet.payout.account"
                    values={{ key: <bdi>{key}</bdi>, holder: <PersonName name={holder} /> }}
                  />
                ),
              }))}
            />
          )
        }
      </QueryPart>
    </Panel>
  )
}
