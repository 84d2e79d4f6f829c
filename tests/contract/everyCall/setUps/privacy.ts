import type { components } from '../../../../src/api/gen/paths.ts'
import type { Calls } from '../calls/calls.ts'
import { freshMemberWithPassword } from './freshMember.ts'
import type { SetUps } from './setUp.ts'

type Schemas = components['schemas']

/** A member who has requested a data export. */
async function withExport(calls: Calls) {
  const { token, password } = await freshMemberWithPassword(calls)
  await calls.succeed('POST /wps/member/dataExport', { token, body: { password } })
  return token
}

/** Waits some seconds until the export is ready. */
async function untilReady(calls: Calls, token: string): Promise<void> {
  for (;;) {
    await calls.doWhatIsDue()
    const answer = await calls.succeed('GET /wps/member/dataExport', { token })
    // `succeed` has validated the response against the contract.
    const { export: made } = answer as Schemas['DataExportStanding']
    if (made?.status === 'READY') return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

export const ownData: SetUps = {
  'POST /wps/member/dataExport': async (calls) => {
    const { token, password } = await freshMemberWithPassword(calls)
    return { token, body: { password } }
  },
  'POST /wps/member/closing': async (calls) => {
    const { token, username, password } = await freshMemberWithPassword(calls)
    return { token, body: { account: username, password } }
  },
  'GET /wps/member/dataExport/{format}': async (calls) => {
    const token = await withExport(calls)
    await untilReady(calls, token)
    return { token }
  },
}
