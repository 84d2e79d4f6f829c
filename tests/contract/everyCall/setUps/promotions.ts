import { betOnce } from './rewards.ts'
import type { SetUps } from './setUp.ts'
import { upload } from './support.ts'

export const promotion: SetUps = {
  'POST /wps/activities/{activityId}/applications': async (calls) => {
    await betOnce(calls)
    // `succeed` has validated the response: it has an id.
    const { fileId } = (await upload(calls)) as { fileId: string }
    return { body: { comment: 'Ganhei R$ 812 com aposta de R$ 2!', images: [fileId] } }
  },
}
