/** What asks for a second step at log-in: the check of new addresses, and an authenticator. */

import { addAddress } from '../../domain/accounts/account/knownAddresses.ts'
import {
  changeSettings,
  settingsOf,
  writeSettings,
} from '../../domain/accounts/account/memberSettings.ts'
import { noPassword } from '../../domain/accounts/account/noPassword.ts'
import { changeAndTell } from '../../domain/accounts/messages/changeAndTell.ts'
import {
  addressCheckOff,
  addressCheckOn,
  authenticatorOff,
  authenticatorOn,
  recoveryCodesRenewed,
} from '../../domain/accounts/messages/signInNotices.ts'
import { countPasskeys } from '../../domain/accounts/passkeys/passkeys.ts'
import { codeTargetOf } from '../../domain/accounts/verification/codeTarget.ts'
import { checkOwnerProof } from '../../domain/accounts/verification/ownerProof.ts'
import {
  forgetRecoveryCodes,
  makeRecoveryCodes,
  storeRecoveryCodes,
} from '../../domain/accounts/verification/recoveryCodes.ts'
import { encodeSecret, stepOfCode } from '../../domain/accounts/verification/totp.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, type Outcome } from '../../server/handler.ts'
import { rejectWrongCode } from '../base/checkCode.ts'
import { checkOwner } from '../base/ownerProof.ts'
import { fieldDetails } from '../base/registrationRejections.ts'
import { rejectUntil } from '../base/rejectUntil.ts'

async function setAddressCheck({
  world,
  body: { enabled },
  ip,
  caller: { member },
}: Call<'setAddressCheck'>): Promise<Outcome<'setAddressCheck'>> {
  const { authenticatorSecret } = await settingsOf(world.store, member.id)
  const hasMethod =
    codeTargetOf(world, member, 'password') ||
    authenticatorSecret ||
    (await countPasskeys(world.store, member.id)) > 0
  if (enabled && !hasMethod) world.reject('NOT_POSSIBLE_NOW')
  const notice = enabled ? addressCheckOn : addressCheckOff
  await changeAndTell(world, member, notice, async (tables) => {
    const now = world.now()
    const { checksAddress, authenticatorSecret } = await settingsOf(tables, member.id)
    if (checksAddress === enabled) return undefined
    // An authenticator is asked for everywhere until an address is trusted in a second step.
    if (enabled && authenticatorSecret === null) await addAddress(tables, member.id, ip, now)
    await writeSettings(tables, member.id, { checksAddress: enabled }, now)
    return true
  })
  return answer({ enabled })
}

async function offerAuthenticator({
  world,
  caller: { member },
}: Call<'offerAuthenticator'>): Promise<Outcome<'offerAuthenticator'>> {
  const { authenticatorSecret } = await settingsOf(world.store, member.id)
  if (authenticatorSecret !== null) world.reject('NOT_POSSIBLE_NOW')
  const secret = encodeSecret(world.randomBytes(20))
  await changeSettings(world, member.id, { offeredSecret: secret })
  const label = encodeURIComponent(`Portico:${member.username.slice(0, 100)}`)
  const parameters = `issuer=Portico&secret=${secret}&algorithm=SHA1&digits=6&period=30`
  return answer({ secret, uri: `otpauth://totp/${label}?${parameters}` })
}

async function confirmAuthenticator({
  world,
  body: { code, password = '' },
  caller: { member },
}: Call<'confirmAuthenticator'>): Promise<Outcome<'confirmAuthenticator'>> {
  const { offeredSecret, authenticatorSecret } = await settingsOf(world.store, member.id)
  if (authenticatorSecret !== null) world.reject('NOT_POSSIBLE_NOW')
  const when = { now: world.now(), after: 0 }
  const step = offeredSecret ? await stepOfCode(offeredSecret, code, when) : undefined
  if (step === undefined) return rejectWrongCode(world)
  if (member.passwordHash !== noPassword) await checkOwner(world, member, password, 'password')
  const recovery = await makeRecoveryCodes(world, member.id)
  await changeAndTell(world, member, authenticatorOn, async (tables) => {
    const settings = { authenticatorSecret: offeredSecret, authenticatorStep: step }
    const isOffered = { offeredSecret, authenticatorSecret: null }
    const changes = { ...settings, offeredSecret: null, updatedAt: world.now() }
    if (!(await tables.memberSettings.update(member.id, changes, isOffered))) {
      world.reject('NOT_POSSIBLE_NOW')
    }
    await storeRecoveryCodes(tables, member.id, recovery)
    await tables.knownAddresses.remove({ memberId: member.id })
    return true
  })
  return answer({ codes: recovery.codes })
}

/** @throws {Rejection} when a proof of the owner does not count. */
async function checkProof({
  world,
  body,
  caller: { member },
}: Call<'removeAuthenticator'> | Call<'renewRecoveryCodes'>) {
  const { authenticatorSecret } = await settingsOf(world.store, member.id)
  if (authenticatorSecret === null) world.reject('NOT_POSSIBLE_NOW')
  const verdict = await checkOwnerProof(world, member, body)
  if (verdict === 'right') return
  if (verdict !== 'wrong') rejectUntil(verdict.wait)
  const code = body.method === 'PASSWORD' ? 'PASSWORD_WRONG' : 'VERIFICATION_CODE_WRONG'
  world.reject(code, fieldDetails('answer', 'wrong'))
}

async function removeAuthenticator(
  call: Call<'removeAuthenticator'>,
): Promise<Outcome<'removeAuthenticator'>> {
  await checkProof(call)
  const { world, caller } = call
  const { member } = caller
  const hasOtherMethod =
    codeTargetOf(world, member, 'password') !== undefined ||
    (await countPasskeys(world.store, member.id)) > 0
  await changeAndTell(world, member, authenticatorOff, async (tables) => {
    const none = {
      authenticatorSecret: null,
      offeredSecret: null,
      // Nothing is left by which a new address could be checked.
      ...(!hasOtherMethod && { checksAddress: false }),
    }
    const { authenticatorSecret } = await settingsOf(tables, member.id)
    if (authenticatorSecret === null) return undefined
    await writeSettings(tables, member.id, none, world.now())
    await forgetRecoveryCodes(tables, member.id)
    return true
  })
  return answer(undefined)
}

async function renewRecoveryCodes(
  call: Call<'renewRecoveryCodes'>,
): Promise<Outcome<'renewRecoveryCodes'>> {
  await checkProof(call)
  const { world, caller } = call
  const { member } = caller
  const recovery = await makeRecoveryCodes(world, member.id)
  await changeAndTell(world, member, recoveryCodesRenewed, async (tables) => {
    const { authenticatorSecret } = await settingsOf(tables, member.id)
    if (authenticatorSecret === null) world.reject('NOT_POSSIBLE_NOW')
    await storeRecoveryCodes(tables, member.id, recovery)
    return true
  })
  return answer({ codes: recovery.codes })
}

export const secondStepSetUp = {
  'PUT /wps/member/security/addressCheck': setAddressCheck,
  'POST /wps/member/security/authenticator': offerAuthenticator,
  'PUT /wps/member/security/authenticator': confirmAuthenticator,
  'POST /wps/member/security/authenticator/removal': removeAuthenticator,
  'POST /wps/member/security/recoveryCodes': renewRecoveryCodes,
} satisfies Pick<
  Behaviour,
  | 'PUT /wps/member/security/addressCheck'
  | 'POST /wps/member/security/authenticator'
  | 'PUT /wps/member/security/authenticator'
  | 'POST /wps/member/security/authenticator/removal'
  | 'POST /wps/member/security/recoveryCodes'
>
