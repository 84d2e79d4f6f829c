export type Sign = 'plus' | 'minus' | 'zero'

/** Sign of a decimal amount: positive, negative or zero. */
export function signOf(amount: string): Sign {
  if (!/[1-9]/.test(amount)) return 'zero'
  return amount.startsWith('-') ? 'minus' : 'plus'
}
