import type { Calls } from '../calls/calls.ts'
import { idIn } from './idFromList.ts'
import type { SetUps } from './setUp.ts'
import { upload } from './support.ts'

const order = async (calls: Calls) => {
  const made = await calls.succeed('POST /wps/deposits')
  return { path: { depositId: idIn(made, 'depositId') } }
}

export const deposit: SetUps = {
  'GET /wps/deposits/{depositId}': order,
  'POST /wps/deposits/{depositId}/cancel': order,
  'POST /wps/deposits/{depositId}/proof': async (calls) => {
    const depositId = await calls.orderTransfer('ana')
    // `succeed` has validated the response: it has an id.
    const { fileId } = (await upload(calls)) as { fileId: string }
    return { path: { depositId }, body: { fileIds: [fileId] } }
  },
}
