/** Whom members of a demonstration pay; none of it exists. */

import type { DepositOrder } from '../../platform/providers.ts'
import { brCode } from '../../platform/world/money/cashier/brCode.ts'
import type { components } from '../../src/api/gen/paths.ts'
import { toDecimal } from '../../src/lib/money.ts'
import { coinsFor } from './coins.ts'

const receiver = { name: 'Portico Pagamentos', taxNumber: '45.731.208/0001-62' }
/** A key that no bank has given out. */
const pixKey = '6f1d2c3b-8a4e-4f57-9b60-2e7d9c5a10b4'
/** Its checksum is wrong on purpose, so that no real wallet sends anything to it. */
const tronAddress = 'TPorticoDemoNoReaCoinsHere1111111X'

/** What the member does to pay an order. */
export function paymentDetails({
  id,
  method,
  amount,
  currency,
}: DepositOrder): components['schemas']['DepositPayment'] {
  switch (method) {
    case 'PIX': {
      const charge = { key: pixKey, receiver: receiver.name, city: 'São Paulo', transaction: id }
      const code = brCode({ ...charge, amount: toDecimal(amount) })
      if ('invalid' in code)
        throw new RangeError(`No Pix code can hold the ${code.invalid} of ${id}`)
      return { kind: method, copyAndPaste: code.text, receiver: receiver.name }
    }
    case 'BANK_TRANSFER':
      return {
        kind: method,
        bank: '348 – Banco XP S.A.',
        branch: '0001',
        account: '1048273-6',
        holder: receiver.name,
        taxNumber: receiver.taxNumber,
        reference: id.slice(-12).toUpperCase(),
      }
    case 'USDT_TRC20': {
      const { rate, coins } = coinsFor(amount, currency)
      return {
        kind: method,
        network: 'TRON',
        address: tronAddress,
        coin: 'USDT',
        coins: toDecimal(coins),
        rate,
      }
    }
    case 'EWALLET':
      throw new RangeError('No e-wallet stands behind the emulated bank')
  }
}
