/** Exchange rates of the emulated bank for USDT. */

const scale = 10_000n
/** Value of one USDT in ten-thousandths of the market's currency. */
const rates: Readonly<Record<string, number>> = {
  BRL: 54_312,
  EUR: 9_204,
  MXN: 182_350,
  COP: 40_512_000,
  PEN: 37_105,
}

/**
 * Converts an amount in minor units into USDT.
 * @returns the rate as a decimal with four places, and the required hundredths of a coin.
 */
export function coinsFor(amount: number, currency: string): { rate: string; coins: number } {
  const rate = rates[currency] ?? Number(scale)
  const divisor = BigInt(rate)
  // Rounded up, so that the payment is never worth less than the ordered amount.
  const coins = Number((BigInt(amount) * scale + divisor - 1n) / divisor)
  const digits = String(rate).padStart(5, '0')
  return { rate: `${digits.slice(0, -4)}.${digits.slice(-4)}`, coins }
}
