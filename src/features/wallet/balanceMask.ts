import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { localStore } from '../../kit/storage.ts'

const storageKey = 'balanceHidden'

const mask = createStore<{ isHidden: boolean | undefined }>(() => ({ isHidden: undefined }))

const readKept = () => localStore.get(storageKey) === 'true'

/**
 * Whether the balance is shown as asterisks (HEAD-05). For components that render in the browser
 * only.
 */
export const useBalanceHidden = (): boolean =>
  useStore(mask, ({ isHidden }) => isHidden ?? readKept())

/** Hides or shows the balance wherever it stands, and remembers it. */
export function hideBalance(isHidden: boolean): void {
  localStore.set(storageKey, String(isHidden))
  mask.setState({ isHidden })
}
