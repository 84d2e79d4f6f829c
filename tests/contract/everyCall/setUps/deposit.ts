import type { Calls } from '../calls/calls.ts'
import { idIn } from './idFromList.ts'
import type { SetUps } from './setUp.ts'

/** An order that waits for its payment. */
const order = async (calls: Calls) => {
  const made = await calls.succeed('POST /wps/deposits')
  return { path: { depositId: idIn(made, 'depositId') } }
}

export const deposit: SetUps = {
  'GET /wps/deposits/{depositId}': order,
  'POST /wps/deposits/{depositId}/cancel': order,
}
