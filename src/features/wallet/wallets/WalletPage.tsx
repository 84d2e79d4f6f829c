import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { useSingleWallet } from '../../../session/singleWallet.ts'
import layoutClasses from '../../../ui/layout.module.css'
import { ActiveBonuses } from '../bonuses/ActiveBonuses.tsx'
import { walletsQuery } from '../wallets.queries.ts'
import { MoveMoney } from './MoveMoney.tsx'
import { VendorWallets } from './VendorWallets.tsx'
import { WalletFigures } from './WalletFigures.tsx'
import classes from './wallets.module.css'

const WalletSkeleton = () => (
  <div className={layoutClasses.stack16} aria-hidden="true">
    <span className={`${layoutClasses.panel} ${classes.block}`} data-part="figures" />
    <div className={classes.columns}>
      <span className={`${layoutClasses.panel} ${classes.block}`} data-part="form" />
      <span className={`${layoutClasses.panel} ${classes.block}`} data-part="form" />
    </div>
  </div>
)

/** All balances of the member, and the forms to move money between the wallets (MEM-06). */
export function WalletPage() {
  return (
    <div className={layoutClasses.stack16}>
      <Balances />
      <ActiveBonuses />
    </div>
  )
}

function Balances() {
  const query = useQuery(walletsQuery())
  const singleWallet = useSingleWallet()
  return (
    <QueryPart query={query} failedId="wallet.wallets.failed" placeholder={<WalletSkeleton />}>
      {(wallets) => {
        // If the platform does not send `singleWallet`, `wallets.isSingle` applies. Without
        // vendors, there is no money to move.
        const isSingle = (singleWallet ?? wallets.isSingle) || wallets.vendors.length === 0
        return (
          <div className={layoutClasses.stack16}>
            <WalletFigures wallets={wallets} query={query} />
            <div className={classes.columns}>
              {!isSingle && <MoveMoney wallets={wallets} />}
              <VendorWallets wallets={wallets} isSingle={isSingle} />
            </div>
          </div>
        )
      }}
    </QueryPart>
  )
}
