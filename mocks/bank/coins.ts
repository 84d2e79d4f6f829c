/** What coins cost at the emulated bank. */

const scale = 10_000n
/** What a USDT is worth, in ten thousandths of the market's currency. */
const rates: Readonly<Record<string, number>> = {
  BRL: 54_312,
  EUR: 9_204,
  MXN: 182_350,
  COP: 40_512_000,
  PEN: 37_105,
}

/**
 * @returns the rate as a decimal of four places, and the hundredths of coins that an amount needs.
 */
export function coinsFor(amount: number, currency: string): { rate: string; coins: number } {
  const rate = rates[currency] ?? Number(scale)
  const divisor = BigInt(rate)
  // Rounded up, so that what comes is never worth less than what was ordered.
  const coins = Number((BigInt(amount) * scale + divisor - 1n) / divisor)
  const digits = String(rate).padStart(5, '0')
  return { rate: `${digits.slice(0, -4)}.${digits.slice(-4)}`, coins }
}
