/** Set-up of the second step at login: the check of new IP addresses, and the authenticator. */

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
  context,
  body: { enabled },
  ip,
  caller: { member },
}: Call<'setAddressCheck'>): Promise<Outcome<'setAddressCheck'>> {
  const { authenticatorSecret } = await settingsOf(context.store, member.id)
  const hasMethod =
    codeTargetOf(context, member, 'password') ||
    authenticatorSecret ||
    (await countPasskeys(context.store, member.id)) > 0
  if (enabled && !hasMethod) context.reject('NOT_POSSIBLE_NOW')
  const notice = enabled ? addressCheckOn : addressCheckOff
  await changeAndTell(context, member, notice, async (tables) => {
    const now = context.now()
    const { checksAddress, authenticatorSecret } = await settingsOf(tables, member.id)
    if (checksAddress === enabled) return undefined
    // With an authenticator, an IP address becomes trusted only after a second step.
    if (enabled && authenticatorSecret === null) await addAddress(tables, member.id, ip, now)
    await writeSettings(tables, member.id, { checksAddress: enabled }, now)
    return true
  })
  return answer({ enabled })
}

async function offerAuthenticator({
  context,
  caller: { member },
}: Call<'offerAuthenticator'>): Promise<Outcome<'offerAuthenticator'>> {
  const { authenticatorSecret } = await settingsOf(context.store, member.id)
  if (authenticatorSecret !== null) context.reject('NOT_POSSIBLE_NOW')
  const secret = encodeSecret(context.randomBytes(20))
  await changeSettings(context, member.id, { offeredSecret: secret })
  const label = encodeURIComponent(`Portico:${member.username.slice(0, 100)}`)
  const parameters = `issuer=Portico&secret=${secret}&algorithm=SHA1&digits=6&period=30`
  return answer({ secret, uri: `otpauth://totp/${label}?${parameters}` })
}

async function confirmAuthenticator({
  context,
  body: { code, password = '' },
  caller: { member },
}: Call<'confirmAuthenticator'>): Promise<Outcome<'confirmAuthenticator'>> {
  const { offeredSecret, authenticatorSecret } = await settingsOf(context.store, member.id)
  if (authenticatorSecret !== null) context.reject('NOT_POSSIBLE_NOW')
  const when = { now: context.now(), after: 0 }
  const step = offeredSecret ? await stepOfCode(offeredSecret, code, when) : undefined
  if (step === undefined) return rejectWrongCode(context)
  if (member.passwordHash !== noPassword) await checkOwner(context, member, password, 'password')
  const recovery = await makeRecoveryCodes(context, member.id)
  await changeAndTell(context, member, authenticatorOn, async (tables) => {
    const settings = { authenticatorSecret: offeredSecret, authenticatorStep: step }
    const isOffered = { offeredSecret, authenticatorSecret: null }
    const changes = { ...settings, offeredSecret: null, updatedAt: context.now() }
    if (!(await tables.memberSettings.update(member.id, changes, isOffered))) {
      context.reject('NOT_POSSIBLE_NOW')
    }
    await storeRecoveryCodes(tables, member.id, recovery)
    await tables.knownAddresses.remove({ memberId: member.id })
    return true
  })
  return answer({ codes: recovery.codes })
}

/** @throws {Rejection} if the owner's proof is not valid. */
async function checkProof({
  context,
  body,
  caller: { member },
}: Call<'removeAuthenticator'> | Call<'renewRecoveryCodes'>) {
  const { authenticatorSecret } = await settingsOf(context.store, member.id)
  if (authenticatorSecret === null) context.reject('NOT_POSSIBLE_NOW')
  const verdict = await checkOwnerProof(context, member, body)
  if (verdict === 'right') return
  if (verdict !== 'wrong') rejectUntil(verdict.wait)
  const code = body.method === 'PASSWORD' ? 'PASSWORD_WRONG' : 'VERIFICATION_CODE_WRONG'
  context.reject(code, fieldDetails('answer', 'wrong'))
}

async function removeAuthenticator(
  call: Call<'removeAuthenticator'>,
): Promise<Outcome<'removeAuthenticator'>> {
  await checkProof(call)
  const { context, caller } = call
  const { member } = caller
  const hasOtherMethod =
    codeTargetOf(context, member, 'password') !== undefined ||
    (await countPasskeys(context.store, member.id)) > 0
  await changeAndTell(context, member, authenticatorOff, async (tables) => {
    const none = {
      authenticatorSecret: null,
      offeredSecret: null,
      // Without another method the check of new IP addresses is turned off, because no second step
      // would be possible.
      ...(!hasOtherMethod && { checksAddress: false }),
    }
    const { authenticatorSecret } = await settingsOf(tables, member.id)
    if (authenticatorSecret === null) return undefined
    await writeSettings(tables, member.id, none, context.now())
    await forgetRecoveryCodes(tables, member.id)
    return true
  })
  return answer(undefined)
}

async function renewRecoveryCodes(
  call: Call<'renewRecoveryCodes'>,
): Promise<Outcome<'renewRecoveryCodes'>> {
  await checkProof(call)
  const { context, caller } = call
  const { member } = caller
  const recovery = await makeRecoveryCodes(context, member.id)
  await changeAndTell(context, member, recoveryCodesRenewed, async (tables) => {
    const { authenticatorSecret } = await settingsOf(tables, member.id)
    if (authenticatorSecret === null) context.reject('NOT_POSSIBLE_NOW')
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
