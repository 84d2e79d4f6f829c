import { randomUUID } from 'node:crypto'
import type { Calls } from '../calls/calls.ts'
import { idIn } from './idFromList.ts'
import type { SetUps } from './setUp.ts'

/** Of ana, as of every persona that has one. */
const paymentPassword = '482915'

/** A key that nobody has. */
const freshKey = () => ({
  keyType: 'RANDOM',
  key: randomUUID(),
  holder: 'Ana Souza Lima',
  paymentPassword,
})

/** A request of some of what ana has, to the first of her accounts. */
async function request(calls: Calls) {
  const accountId = idIn(await calls.succeed('GET /wps/payoutAccounts'), 'accountId')
  return { accountId, amount: '60.00', paymentPassword }
}

export const withdrawal: SetUps = {
  'POST /wps/payoutAccounts': async () => ({ body: freshKey() }),
  // Another than the one that her withdrawals go to.
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
