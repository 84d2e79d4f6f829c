import { pngForTests } from '../../../src/lib/pictures/picturesForTests.ts'
import { startAs } from '../memberForTests.ts'
import { keepFileForTests } from '../support/keepFileForTests.ts'

const paymentPassword = '482915'

/** Id of ana's paid withdrawal that awaits her confirmation. */
export const unconfirmedId = 'w-past-ana-6'

/** Platform with helpers for ana, who requests, reads, cancels and confirms withdrawals. */
export async function withdrawalsAsAna() {
  const started = await startAs('m-ana')
  const { act, context } = started
  const ask = (amount: string, more: object = {}, key: string = crypto.randomUUID()) =>
    act('POST /wps/withdrawals', {
      key,
      isSealed: true,
      body: { accountId: 'k-past-ana', amount, paymentPassword, ...more },
    })
  const at = (id: unknown, rest = '') => `/wps/withdrawals/${String(id)}${rest}`
  const look = async (id: unknown) =>
    (await act('GET /wps/withdrawals/{withdrawalId}', { path: at(id) })).value
  const cancel = (id: unknown) =>
    act('POST /wps/withdrawals/{withdrawalId}/cancel', { path: at(id, '/cancel') })
  const confirm = (id: unknown, body: object, key: string = crypto.randomUUID()) =>
    act('POST /wps/withdrawals/{withdrawalId}/confirmation', {
      path: at(id, '/confirmation'),
      key,
      body,
    })
  const wallets = async () => (await act('GET /wps/v2/wallets')).value
  const proof = (memberId = 'm-ana') => keepFileForTests(context, memberId, pngForTests(600, 800))
  return { ...started, ask, look, cancel, confirm, wallets, proof }
}
