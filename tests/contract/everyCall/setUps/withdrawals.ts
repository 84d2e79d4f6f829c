import { randomUUID } from 'node:crypto'
import type { Calls } from '../calls/calls.ts'
import { idIn } from './idFromList.ts'
import type { SetUps } from './setUp.ts'

/** Payment password of ana, and of every persona that has one. */
const paymentPassword = '482915'

/** An unused Pix key. */
const freshKey = () => ({
  keyType: 'RANDOM',
  key: randomUUID(),
  holder: 'Ana Souza Lima',
  paymentPassword,
})

/** Requests a withdrawal of a part of ana's money to her first account. */
async function request(calls: Calls) {
  const accountId = idIn(await calls.succeed('GET /wps/payoutAccounts'), 'accountId')
  return { accountId, amount: '60.00', paymentPassword }
}

export const withdrawal: SetUps = {
  'POST /wps/payoutAccounts': async () => ({ body: freshKey() }),
  // Removes a new payout account, since ana's withdrawals use her first one.
  'DELETE /wps/payoutAccounts/{accountId}': async (calls) => {
    const added = await calls.succeed('POST /wps/payoutAccounts', { body: freshKey() })
    return { path: { accountId: idIn(added, 'accountId') } }
  },
  'PUT /wps/payoutAccounts/{accountId}/default': async (calls) => {
    const added = await calls.succeed('POST /wps/payoutAccounts', { body: freshKey() })
    return { path: { accountId: idIn(added, 'accountId') } }
  },
  'POST /wps/withdrawals': async (calls) => ({ body: await request(calls) }),
  'POST /wps/withdrawals/{withdrawalId}/cancel': async (calls) => {
    const asked = await calls.succeed('POST /wps/withdrawals', { body: await request(calls) })
    return { path: { withdrawalId: idIn(asked, 'withdrawalId') } }
  },
  'POST /wps/withdrawals/{withdrawalId}/confirmation': async (calls) => {
    const query = { status: 'DISBURSED' }
    const paid = await calls.succeed('GET /wps/withdrawals', { query })
    return { path: { withdrawalId: idIn(paid, 'withdrawalId') } }
  },
}
