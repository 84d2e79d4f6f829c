import { useIntl } from 'react-intl'
import type { Wallets } from '../wallets.queries.ts'
import { mainWallet, walletsOf } from './walletList.ts'

/** Name of a wallet: the main one in the page's language, a vendor's as in the lobby. */
export function useWalletName(wallets: Pick<Wallets, 'main' | 'vendors'>): (id: string) => string {
  const intl = useIntl()
  return (id) => {
    if (id === mainWallet) return intl.formatMessage({ id: 'wallet.wallets.main' })
    return walletsOf(wallets).find((wallet) => wallet.id === id)?.name ?? id
  }
}
