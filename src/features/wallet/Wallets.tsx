import { FormattedMessage } from 'react-intl'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'
import { Money } from '../../kit/format/Money.tsx'
import { Link } from '../../kit/page/Link.tsx'
import { Bones } from '../../kit/query/Bones.tsx'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { paths } from '../../paths.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import classes from './wallet.module.css'

/** Everything that the member has, by where it lies (MEM-06). */
export function Wallets() {
  const wallets = useQuery(read('/wps/v2/wallets', {}))
  return (
    <QueryPart query={wallets} placeholder={<Bones count={3} shape="tiles" />}>
      {(value) => <Balances wallets={value} />}
    </QueryPart>
  )
}

function Balances({ wallets }: { wallets: Value<'GET /wps/v2/wallets'> }) {
  const { total, main, held, vendors, currencySymbol } = wallets
  const money = (amount: string) => <Money amount={amount} symbol={currencySymbol} />
  return (
    <>
      <FactList
        shape="tiles"
        facts={[
          { id: 'total', term: <FormattedMessage id="wallet.total" />, value: money(total) },
          { id: 'main', term: <FormattedMessage id="wallet.main" />, value: money(main) },
          { id: 'held', term: <FormattedMessage id="wallet.held" />, value: money(held) },
        ]}
      />
      <div className={classes.ways}>
        <Link to={paths.member('deposit')} {...buttonLook('primary')}>
          <FormattedMessage id="pages.member.deposit" />
        </Link>
        <Link to={paths.member('withdraw')} {...buttonLook('secondary')}>
          <FormattedMessage id="pages.member.withdraw" />
        </Link>
      </div>
      {vendors.length > 0 && (
        <Panel title={<FormattedMessage id="wallet.vendors" />}>
          <FactList
            facts={vendors.map(({ vendor, name, balance }) => ({
              id: vendor,
              term: name,
              value: money(balance),
            }))}
          />
        </Panel>
      )}
    </>
  )
}
