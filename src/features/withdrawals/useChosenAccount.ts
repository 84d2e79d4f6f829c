import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { PayoutAccount } from './withdrawIntent.ts'

type Values = { accountId: string; amount: string }
type Form = Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>

/**
 * Keeps the selected account valid while the form is open: the default replaces a deleted account,
 * and a new default replaces the previous one.
 *
 * @param accounts payout accounts, the default first.
 */
export function useChosenAccount(
  { getValues, setValue }: Form,
  accounts: readonly PayoutAccount[],
): void {
  const defaultId = accounts[0]?.accountId ?? ''
  const lastDefault = useRef(defaultId)
  useEffect(() => {
    const chosen = getValues('accountId')
    const isGone = !accounts.some(({ accountId }) => accountId === chosen)
    if (isGone || chosen === lastDefault.current) setValue('accountId', defaultId)
    lastDefault.current = defaultId
  }, [accounts, defaultId, getValues, setValue])
}
