import type { components } from '../../../../src/api/gen/paths.ts'
import { answerValue, type Calls, sampleParts } from '../calls/calls.ts'
import { operationOf } from '../calls/document.ts'
import { freshMemberWithPhone } from './freshMember.ts'
import type { SetUps } from './setUp.ts'

type SecondStep = components['schemas']['SecondStep']

/** A log-in from an unknown IP address that requires a second step. */
async function waitingLogin(calls: Calls) {
  const { token, username, password, mobileNum } = await freshMemberWithPhone(calls)
  await calls.succeed('PUT /wps/member/security/addressCheck', { token, body: { enabled: true } })
  await calls.forgetAddresses(username)
  const login = operationOf('POST /wps/session/login')
  const body = { username, password, type: 'username' }
  const answer = await calls.send(login, { ...sampleParts(login), body })
  const { ticket } = answerValue<{ secondStep: SecondStep }>(answer).secondStep
  return { ticket, mobileNum }
}

export const session: SetUps = {
  'POST /wps/session/login/second-step/code': async (calls) => {
    const { ticket } = await waitingLogin(calls)
    return { body: { ticket, method: 'SMS' } }
  },
  'POST /wps/session/login/second-step/methods': async (calls) => {
    const { ticket } = await waitingLogin(calls)
    return { body: { ticket } }
  },
  'POST /wps/session/login/second-step': async (calls) => {
    const { ticket, mobileNum } = await waitingLogin(calls)
    const asked = { ticket, method: 'SMS' }
    await calls.succeed('POST /wps/session/login/second-step/code', { body: asked })
    return { body: { ...asked, answer: await calls.lastCode(mobileNum) } }
  },
}
