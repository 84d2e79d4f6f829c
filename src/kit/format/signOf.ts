export type Sign = 'plus' | 'minus' | 'zero'

/** Tells whether a decimal amount came, went, or is nothing at all. */
export function signOf(amount: string): Sign {
  if (!/[1-9]/.test(amount)) return 'zero'
  return amount.startsWith('-') ? 'minus' : 'plus'
}
