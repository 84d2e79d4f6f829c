import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { localStore } from '../../kit/storage.ts'

const storageKey = 'balanceHidden'

const mask = createStore<{ isHidden: boolean | undefined }>(() => ({ isHidden: undefined }))

const readKept = () => localStore.get(storageKey) === 'true'

/**
 * True while the balance is shown as asterisks (HEAD-05). Only for components that render in the
 * browser.
 */
export const useBalanceHidden = (): boolean =>
  useStore(mask, ({ isHidden }) => isHidden ?? readKept())

/** Hides or shows the balance everywhere and stores the choice. */
export function hideBalance(isHidden: boolean): void {
  localStore.set(storageKey, String(isHidden))
  mask.setState({ isHidden })
}
