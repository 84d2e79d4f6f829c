import type { SetUps } from './setUp.ts'

export const deposit: SetUps = {
  'POST /wps/deposits/{depositId}/cancel': async (calls) => {
    // The contract's own answer: an order that waits for its payment.
    const { depositId } = (await calls.succeed('POST /wps/deposits')) as { depositId: string }
    return { path: { depositId } }
  },
}
