import type { Calls } from '../calls/calls.ts'
import { freshMember } from './freshMember.ts'
import type { SetUps } from './setUp.ts'
import { uploadAs } from './support.ts'

/** Uploads two pictures, under the names of the request's fields. */
async function pictures<One extends string, Other extends string>(
  calls: Calls,
  token: string,
  [one, other]: readonly [One, Other],
) {
  return { [one]: await uploadAs(calls, token), [other]: await uploadAs(calls, token) }
}

/**
 * Setups with a new member, or with the personas carla and davi, who have completed only the first
 * step.
 */
export const identity: SetUps = {
  'POST /wps/identity/person': async (calls) => ({ token: await freshMember(calls) }),
  'POST /wps/identity/document': async (calls) => {
    const token = await calls.openSession('carla')
    const sides = await pictures(calls, token, ['frontFileId', 'backFileId'])
    return { token, body: { type: 'CNH', ...sides } }
  },
  'POST /wps/identity/selfie': async (calls) => {
    const token = await calls.openSession('davi')
    const frontFileId = await uploadAs(calls, token)
    const body = { type: 'PASSPORT', frontFileId }
    await calls.succeed('POST /wps/identity/document', { token, body })
    return { token, body: await pictures(calls, token, ['straightFileId', 'turnedFileId']) }
  },
}
