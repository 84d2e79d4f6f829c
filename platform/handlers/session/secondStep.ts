import { addAddress } from '../../domain/accounts/account/knownAddresses.ts'
import { settingsOf } from '../../domain/accounts/account/memberSettings.ts'
import { isExpired } from '../../domain/accounts/account/passwordAge.ts'
import { changeAndTell } from '../../domain/accounts/messages/changeAndTell.ts'
import { recoveryCodeUsed } from '../../domain/accounts/messages/signInNotices.ts'
import { refusalOf } from '../../domain/accounts/session/admission.ts'
import { noteSecondStep } from '../../domain/accounts/session/loginHistory.ts'
import { openHeldSession } from '../../domain/accounts/session/sessions.ts'
import { takeFromQuota } from '../../domain/accounts/verification/codeQuota.ts'
import { spendRecoveryCode } from '../../domain/accounts/verification/recoveryCodes.ts'
import {
  canBeAnswer,
  claimSecondStep,
  forgetSecondSteps,
  loginOfTicket,
  possibleMethods,
  provesIdentity,
  secondStepTarget,
  takesMethod,
} from '../../domain/accounts/verification/secondStep.ts'
import { warnOwner } from '../../domain/accounts/verification/secondStepAlarm.ts'
import { canReach, codeMinutes, sendCode } from '../../domain/accounts/verification/smsCodes.ts'
import type { WorldTables } from '../../domain/base/collections/collections.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import { answer, type Call, type Outcome } from '../../server/handler.ts'
import { knownSource } from '../base/knownSource.ts'
import { rejectUntil } from '../base/rejectUntil.ts'
import { knowBrowser, tellOfNewDevice } from './knowBrowser.ts'

/** Lets the member of a ticket in who proves to be themselves. */
export async function takeSecondStep(
  call: Call<'takeSecondStep'>,
): Promise<Outcome<'takeSecondStep'>> {
  const { world, body, ip } = call
  const waiting = await loginOfTicket(world, body.ticket)
  if (!waiting) return world.reject('SECOND_STEP_EXPIRED')
  const { id, member, area, kind, askedAt } = waiting
  if (!canBeAnswer(body)) return world.reject('SECOND_STEP_WRONG')
  const attempt = await claimSecondStep(world, waiting)
  if (attempt === 'used up') return world.reject('SECOND_STEP_EXPIRED')
  if ('wait' in attempt) return rejectUntil(attempt.wait)
  if (!(await provesIdentity(world, member, body))) {
    if (attempt.isAlarming) {
      world.background.run('warning of failed second steps', () => warnOwner(world, member))
    }
    return world.reject('SECOND_STEP_WRONG')
  }
  const platform = await readPlatform(world.store)
  const { device, setCookie, isNew } = await knowBrowser(call, member.id, area)
  const isByRecoveryCode = body.method === 'RECOVERY_CODE'
  const letIn = async (tables: WorldTables) => {
    if ((await tables.secondSteps.remove({ id })) === 0) return undefined
    // They may have closed or shut their account since the ticket: the next log-in says so.
    if (await refusalOf(world, tables, member.id)) return undefined
    if (isByRecoveryCode && !(await spendRecoveryCode(tables, member.id, body.answer ?? ''))) {
      return undefined
    }
    await forgetSecondSteps(tables, member.id)
    if (body.trustAddress) await addAddress(tables, member.id, ip, world.now())
    return openHeldSession(world, member.id, tables, device, { kind, secondStep: body.method })
  }
  const token = isByRecoveryCode
    ? await changeAndTell(world, member, recoveryCodeUsed, letIn)
    : await world.store.transaction(letIn)
  if (token === undefined) return world.reject('SECOND_STEP_EXPIRED')
  noteSecondStep(world, member.id, { kind, askedAt, device })
  if (isNew) tellOfNewDevice(world, member, device)
  const passwordExpired = isExpired(member, platform, world.now())
  const { firstTimeLogin } = member
  const value = { token, firstTimeLogin, passwordExpired, defaultPassword: false }
  return answer(value, { 'Set-Cookie': setCookie })
}

/** Tells who came back from a provider how to prove themselves. */
export async function showSecondStep({
  world,
  body: { ticket },
}: Call<'getSecondStep'>): Promise<Outcome<'getSecondStep'>> {
  const waiting = await loginOfTicket(world, ticket)
  if (!waiting) return world.reject('SECOND_STEP_EXPIRED')
  const methods = await possibleMethods(world, waiting.member)
  if (methods.length === 0) return world.reject('SECOND_STEP_EXPIRED')
  return answer({ ticket, methods, expiresAt: new Date(waiting.expiresAt).toISOString() })
}

/** Sends the code of a second step to what the account has bound. */
export async function sendSecondStepCode(
  call: Call<'sendSecondStepCode'>,
): Promise<Outcome<'sendSecondStepCode'>> {
  const { world, body } = call
  const waiting = await loginOfTicket(world, body.ticket)
  if (!waiting) return world.reject('SECOND_STEP_EXPIRED')
  const { member } = waiting
  const isTaken = await takesMethod(world, member, body.method)
  const target = isTaken ? secondStepTarget(member, body.method) : undefined
  if (!target || !canReach(world, target)) return world.reject('NOT_POSSIBLE_NOW')
  // Who has the password alone cannot use up the codes of the owner's devices.
  const { deviceId } = await knownSource(call, [member])
  const asker = { memberId: member.id, deviceId }
  if (!(await takeFromQuota(world, target, asker))) return world.reject('CODE_QUOTA_USED_UP')
  const { language } = await settingsOf(world.store, member.id)
  await sendCode(world, 'email' in target ? { ...target, language: language ?? undefined } : target)
  return answer({ expiredMinutes: codeMinutes })
}
