import type { components } from '../../../../src/api/gen/paths.ts'
import { createSoftAuthenticator } from '../../../support/softAuthenticator.ts'
import type { Calls } from '../calls/calls.ts'
import { freshMemberWithPassword } from './freshMember.ts'
import type { SetUps } from './setUp.ts'

type Schemas = components['schemas']

const offer = 'POST /wps/member/passkeys/options'

/** A newly registered member, and a new credential of their device. */
async function withCreation(calls: Calls) {
  const { token, password } = await freshMemberWithPassword(calls)
  const device = createSoftAuthenticator(calls.passkeyOrigin)
  const body = { method: 'PASSWORD', answer: password }
  const offered = await calls.succeed(offer, { token, body })
  // `succeed` has validated the response against the contract.
  const credential = device.create(offered as Schemas['PasskeyCreation'])
  return { token, device, body: { name: 'Notebook', credential } }
}

async function withPasskey(calls: Calls) {
  const { token, device, body } = await withCreation(calls)
  const added = await calls.succeed('POST /wps/member/passkeys', { token, body })
  // `succeed` has validated the response against the contract.
  const { passkeyId } = added as Schemas['Passkey']
  return { token, device, path: { passkeyId } }
}

const ofOwnPasskey = async (calls: Calls) => {
  const { token, path } = await withPasskey(calls)
  return { token, path }
}

export const passkey: SetUps = {
  [offer]: async (calls) => {
    const { token, password } = await freshMemberWithPassword(calls)
    return { token, body: { method: 'PASSWORD', answer: password } }
  },
  'POST /wps/member/passkeys': async (calls) => {
    const { token, body } = await withCreation(calls)
    return { token, body }
  },
  'PUT /wps/member/passkeys/{passkeyId}': ofOwnPasskey,
  'DELETE /wps/member/passkeys/{passkeyId}': ofOwnPasskey,
  'POST /wps/session/login/passkey': async (calls) => {
    const { device } = await withPasskey(calls)
    const request = await calls.succeed('POST /wps/session/login/passkey/options')
    // `succeed` has validated the response against the contract.
    return { body: { credential: device.use(request as Schemas['PasskeyRequest']) } }
  },
}
