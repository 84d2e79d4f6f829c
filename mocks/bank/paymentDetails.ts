/** Fictitious payee of all payments in the demonstration. */

import { brCode } from '../../platform/domain/money/deposits/brCode.ts'
import type { DepositOrder } from '../../platform/providers.ts'
import type { components } from '../../src/api/gen/paths.ts'
import { toDecimal } from '../../src/lib/money.ts'
import { referenceOf } from '../../src/lib/reference.ts'
import { coinsFor } from './coins.ts'

const receiver = { name: 'Portico Pagamentos', taxNumber: '45.731.208/0001-62' }
/** Pix key that no bank has issued. */
const pixKey = '6f1d2c3b-8a4e-4f57-9b60-2e7d9c5a10b4'
/** Address with an invalid checksum, so that no real wallet can send coins to it. */
const tronAddress = 'TPorticoDemoNoReaCoinsHere1111111X'

type Method = DepositOrder['method']
type Payment = components['schemas']['DepositPayment']
/** `seenAfter`: milliseconds until the bank detects a payment. `details`: payment instructions. */
type Emulation = { seenAfter: number; details: (order: DepositOrder) => Payment }

const second = 1000

/** Emulated payment methods. E-wallets are not offered, because they have no emulated page. */
const emulations: Partial<Record<Method, Emulation>> = {
  PIX: {
    seenAfter: 12 * second,
    details({ id, amount }) {
      const charge = { key: pixKey, receiver: receiver.name, city: 'São Paulo', transaction: id }
      const code = brCode({ ...charge, amount: toDecimal(amount) })
      if ('invalid' in code)
        throw new RangeError(`No Pix code can hold the ${code.invalid} of ${id}`)
      return { kind: 'PIX', copyAndPaste: code.text, receiver: receiver.name }
    },
  },
  BANK_TRANSFER: {
    seenAfter: 90 * second,
    details: ({ id }) => ({
      kind: 'BANK_TRANSFER',
      bank: '348 – Banco XP S.A.',
      branch: '0001',
      account: '1048273-6',
      holder: receiver.name,
      taxNumber: receiver.taxNumber,
      reference: referenceOf(id),
    }),
  },
  USDT_TRC20: {
    seenAfter: 60 * second,
    details({ amount, currency }) {
      const { rate, coins } = coinsFor(amount, currency)
      return {
        kind: 'USDT_TRC20',
        network: 'TRON',
        address: tronAddress,
        coin: 'USDT',
        coins: toDecimal(coins),
        rate,
      }
    },
  },
}

// `Object.keys` does not return the type of the keys.
export const payInMethods = Object.keys(emulations) as Method[]

function emulationOf(method: Method) {
  const found = emulations[method]
  if (!found) throw new RangeError(`No ${method} stands behind the emulated bank`)
  return found
}

/** Milliseconds from an order until the bank detects its payment. */
export const seenAfter = ({ method }: DepositOrder): number => emulationOf(method).seenAfter

/** Payment instructions of an order, shown to the player. */
export const paymentDetails = (order: DepositOrder): Payment =>
  emulationOf(order.method).details(order)
