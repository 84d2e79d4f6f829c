import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useOnline } from '../../../kit/page/useOnline.ts'
import { useIsLive } from '../../../kit/realtime/events.ts'
import { useNow } from '../../../kit/timing/useNow.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { Button } from '../../../ui/Button.tsx'
import { RefreshIcon } from '../../../ui/controlIcons.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import textClasses from '../../../ui/text.module.css'
import { balanceAge } from '../balanceAge.ts'
import { CashierLink } from '../CashierLink.tsx'
import { refetchWallets, type Wallets } from '../wallets.queries.ts'
import classes from './wallets.module.css'

/** Milliseconds between updates of the age, which is shown in minutes. */
const lookAtClockEvery = 10_000

type Reading = {
  dataUpdatedAt: number
  isFetching: boolean
  isError: boolean
  failureCount: number
  refetch: () => Promise<{ isError: boolean }>
}

type Props = { wallets: Wallets; query: Reading }

/** Real balance as in the header, and the bonus, held and total amounts (WAL-01). */
export function WalletFigures({ wallets, query }: Props) {
  const { total, main, held, bonus } = wallets
  const titleId = useId()
  return (
    <section
      className={`${layoutClasses.panel} ${layoutClasses.stack20} ${classes.figures}`}
      aria-labelledby={titleId}
    >
      <div className={classes.head}>
        <div>
          <div className={classes.line}>
            <h2 id={titleId} className={textClasses.term}>
              <FormattedMessage id="wallet.wallets.real" />
            </h2>
            <Age query={query} />
          </div>
          <p className={classes.total}>
            <MarketMoney amount={main} />
          </p>
          {bonus !== '0.00' && (
            <p className={textClasses.caption}>
              <FormattedMessage
                id="wallet.withBonus"
                values={{ amount: <MarketMoney amount={bonus} /> }}
              />
            </p>
          )}
        </div>
        <div className={layoutClasses.actions}>
          <CashierLink way="deposit" />
          <CashierLink way="withdraw" />
          <Refresh query={query} />
        </div>
      </div>
      <dl className={classes.parts}>
        <Part id="bonus" amount={bonus} />
        <Part id="held" amount={held} />
        <Part id="total" amount={total} />
      </dl>
    </section>
  )
}

function Part({ id, amount }: { id: 'bonus' | 'held' | 'total'; amount: string }) {
  return (
    <div className={classes.part} data-part={id}>
      <dt>
        <FormattedMessage id={`wallet.wallets.${id}`} />
      </dt>
      <dd>
        <MarketMoney amount={amount} />
      </dd>
      <dd className={classes.hint}>
        <FormattedMessage id={`wallet.wallets.hints.${id}`} />
      </dd>
    </div>
  )
}

/** Age of the figures, shown unless live updates keep them current. */
function Age({ query }: { query: Reading }) {
  const intl = useIntl()
  const isOnline = useOnline()
  const isLive = useIsLive()
  const now = useNow(lookAtClockEvery)
  const age = balanceAge({
    readAt: query.dataUpdatedAt,
    now: Math.max(now, query.dataUpdatedAt),
    isOnline,
    isLive,
    hasFailed: query.isError || query.failureCount > 0,
  })
  if (age === undefined) return null
  const words = intl.formatMessage({ id: `wallet.age.${age.unit}` }, { count: age.count })
  return (
    <span className={textClasses.caption}>
      {age.isOffline ? intl.formatMessage({ id: 'wallet.age.offline' }, { age: words }) : words}
    </span>
  )
}

function Refresh({ query }: { query: Reading }) {
  const intl = useIntl()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const refresh = async () => {
    setBusy(true)
    const { isError } = await query.refetch()
    await refetchWallets(client).catch(() => {})
    setBusy(false)
    if (isError) showToast('failure', { id: 'wallet.refreshFailed' })
  }
  return (
    <Button
      variant="quiet"
      isBusy={isBusy}
      aria-label={intl.formatMessage({ id: 'wallet.wallets.refresh' })}
      onClick={() => void refresh()}
    >
      <RefreshIcon />
    </Button>
  )
}
