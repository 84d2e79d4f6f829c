import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { Money } from '../../kit/format/Money.tsx'
import { localStore } from '../../kit/storage.ts'
import { EyeIcon, EyeOffIcon, RefreshIcon } from '../../ui/controlIcons.tsx'
import classes from './Balance.module.css'
import type { BalanceAge } from './balanceAge.ts'
import { useBalance } from './useBalance.ts'

const storageKey = 'balanceHidden'

const mask = createStore<{ isHidden: boolean | undefined }>(() => ({ isHidden: undefined }))

const readKept = () => localStore.get(storageKey) === 'true'

/**
 * True while the balance is shown as asterisks (HEAD-05). Only for components that render in the
 * browser.
 */
const useBalanceHidden = (): boolean => useStore(mask, ({ isHidden }) => isHidden ?? readKept())

/** Hides or shows the balance everywhere and stores the choice. */
export function hideBalance(isHidden: boolean): void {
  localStore.set(storageKey, String(isHidden))
  mask.setState({ isHidden })
}

/** The number of asterisks is fixed, so that it does not reveal the amount. */
const asterisks = '******'

/**
 * Balance with two decimals and the server's currency symbol (HEAD-02, CONST-36), a button to hide
 * it (HEAD-05) and one to refresh it (HEAD-06). A possibly outdated balance shows its age.
 */
export function Balance({ place }: { place: 'header' | 'drawer' }) {
  const intl = useIntl()
  const { balance, hasFailed, isBusy, age, refresh } = useBalance()
  const isHidden = useBalanceHidden()
  const [wasAsked, setAsked] = useState(false)
  const Eye = isHidden ? EyeOffIcon : EyeIcon
  return (
    <div className={classes.balance} data-place={place}>
      <span className={classes.reading}>
        {/* Screen readers announce the result of a manual refresh, not automatic updates. */}
        <span className={classes.amount} aria-live={wasAsked ? 'polite' : 'off'} aria-busy={isBusy}>
          <span className="visuallyHidden">{intl.formatMessage({ id: 'wallet.balance' })}</span>
          {balance && isHidden && <HiddenAmount symbol={balance.currencySymbol} />}
          {balance && !isHidden && (
            <Money amount={balance.balance} symbol={balance.currencySymbol} />
          )}
          {!balance && !hasFailed && <span className={classes.waiting} />}
          {!balance && hasFailed && (
            <span className={classes.failed}>{intl.formatMessage({ id: 'wallet.failed' })}</span>
          )}
        </span>
        {balance?.bonus !== undefined && !isHidden && (
          <span className={classes.beside}>
            <FormattedMessage
              id="wallet.withBonus"
              values={{ amount: <Money amount={balance.bonus} symbol={balance.currencySymbol} /> }}
            />
          </span>
        )}
        {age && <Age age={age} />}
      </span>
      <span className={classes.tools}>
        <button
          type="button"
          className={classes.tool}
          aria-label={intl.formatMessage({ id: 'wallet.hide' })}
          aria-pressed={isHidden}
          onClick={() => hideBalance(!isHidden)}
        >
          <Eye />
        </button>
        <button
          type="button"
          className={classes.tool}
          aria-label={intl.formatMessage({ id: 'wallet.refresh' })}
          data-busy={isBusy || undefined}
          onClick={() => {
            setAsked(true)
            void refresh()
          }}
        >
          <RefreshIcon />
        </button>
      </span>
    </div>
  )
}

function Age({ age: { unit, count, isOffline } }: { age: BalanceAge }) {
  const intl = useIntl()
  const words = intl.formatMessage({ id: `wallet.age.${unit}` }, { count })
  return (
    <span className={classes.beside}>
      {isOffline ? intl.formatMessage({ id: 'wallet.age.offline' }, { age: words }) : words}
    </span>
  )
}

function HiddenAmount({ symbol }: { symbol: string }) {
  return (
    <>
      <span className="visuallyHidden">
        <FormattedMessage id="wallet.hidden" />
      </span>
      <span aria-hidden="true" dir="ltr">
        <bdi>{symbol}</bdi> {asterisks}
      </span>
    </>
  )
}
