import { useEffect } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { readCpf } from '../../lib/cpf.ts'
import { normalizeText } from '../../lib/text.ts'
import { isOwnLimitReached } from './useDepositOrder.ts'
import { payerProblem } from './useSetPayer.ts'

/** Returns a function that checks the digits of a CPF and returns the error text. */
export function useCpfError(): (text: string) => string | undefined {
  const intl = useIntl()
  return (text) => {
    if (normalizeText(text) === '') return intl.formatMessage({ id: 'deposits.payer.missing' })
    if (readCpf(text) !== undefined) return undefined
    return intl.formatMessage({ id: 'deposits.payer.invalid' })
  }
}

type Errors = { orderError: unknown; payerError: unknown }

/** Shows the platform's rejections at the fields that they concern. */
export function useServerErrors(
  { orderError, payerError }: Errors,
  setError: UseFormSetError<{ method: string; amount: string; cpf: string }>,
): void {
  const intl = useIntl()
  useEffect(() => {
    if (!isOwnLimitReached(orderError)) return
    const message = intl.formatMessage({ id: 'errors.playerLimitReached' })
    setError('amount', { type: 'server', message }, { shouldFocus: true })
  }, [orderError, setError, intl])
  useEffect(() => {
    const problem = payerProblem(payerError)
    if (problem === undefined) return
    const message = intl.formatMessage({ id: `deposits.payer.${problem}` })
    setError('cpf', { type: 'server', message }, { shouldFocus: true })
  }, [payerError, setError, intl])
}
