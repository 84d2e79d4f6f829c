import { addAddress } from '../../domain/accounts/account/knownAddresses.ts'
import { settingsOf } from '../../domain/accounts/account/memberSettings.ts'
import { isExpired } from '../../domain/accounts/account/passwordAge.ts'
import { changeAndTell } from '../../domain/accounts/messages/changeAndTell.ts'
import { recoveryCodeUsed } from '../../domain/accounts/messages/signInNotices.ts'
import { refusalOf } from '../../domain/accounts/session/admission.ts'
import { noteSecondStep } from '../../domain/accounts/session/loginHistory.ts'
import { openHeldSession } from '../../domain/accounts/session/sessions.ts'
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
import type { DomainTables } from '../../domain/base/collections/collections.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import { answer, type Call, type Outcome } from '../../server/handler.ts'
import { claimCode } from '../base/claimCode.ts'
import { knownSource } from '../base/knownSource.ts'
import { rejectUntil } from '../base/rejectUntil.ts'
import { knowBrowser, tellOfNewDevice } from './knowBrowser.ts'

/** Completes the pending login of a ticket with its second step. */
export async function takeSecondStep(
  call: Call<'takeSecondStep'>,
): Promise<Outcome<'takeSecondStep'>> {
  const { context, body, ip } = call
  const waiting = await loginOfTicket(context, body.ticket)
  if (!waiting) return context.reject('SECOND_STEP_EXPIRED')
  const { id, member, area, kind, askedAt } = waiting
  if (!canBeAnswer(body)) return context.reject('SECOND_STEP_WRONG')
  const attempt = await claimSecondStep(context, waiting)
  if (attempt === 'used up') return context.reject('SECOND_STEP_EXPIRED')
  if ('wait' in attempt) return rejectUntil(attempt.wait)
  if (!(await provesIdentity(context, member, body))) {
    if (attempt.isAlarming) {
      context.background.run('warning of failed second steps', () => warnOwner(context, member))
    }
    return context.reject('SECOND_STEP_WRONG')
  }
  const platform = await readPlatform(context.store)
  const { device, setCookie, isNew } = await knowBrowser(call, member.id, area)
  const isByRecoveryCode = body.method === 'RECOVERY_CODE'
  const letIn = async (tables: DomainTables) => {
    if ((await tables.secondSteps.remove({ id })) === 0) return undefined
    // The account may have been closed or excluded since the first step of the login. The next
    // login reports the reason.
    if (await refusalOf(context, tables, member.id)) return undefined
    if (isByRecoveryCode && !(await spendRecoveryCode(tables, member.id, body.answer ?? ''))) {
      return undefined
    }
    await forgetSecondSteps(tables, member.id)
    if (body.trustAddress) await addAddress(tables, member.id, ip, context.now())
    return openHeldSession(context, member.id, tables, device, { kind, secondStep: body.method })
  }
  const token = isByRecoveryCode
    ? await changeAndTell(context, member, recoveryCodeUsed, letIn)
    : await context.store.transaction(letIn)
  if (token === undefined) return context.reject('SECOND_STEP_EXPIRED')
  noteSecondStep(context, member.id, { kind, askedAt, device })
  if (isNew) tellOfNewDevice(context, member, device)
  const passwordExpired = isExpired(member, platform, context.now())
  const { firstTimeLogin } = member
  const value = { token, firstTimeLogin, passwordExpired, defaultPassword: false }
  return answer(value, { 'Set-Cookie': setCookie })
}

/** Returns the methods of a pending second step, for the page that follows a social login. */
export async function showSecondStep({
  context,
  body: { ticket },
}: Call<'getSecondStep'>): Promise<Outcome<'getSecondStep'>> {
  const waiting = await loginOfTicket(context, ticket)
  if (!waiting) return context.reject('SECOND_STEP_EXPIRED')
  const methods = await possibleMethods(context, waiting.member)
  if (methods.length === 0) return context.reject('SECOND_STEP_EXPIRED')
  return answer({ ticket, methods, expiresAt: new Date(waiting.expiresAt).toISOString() })
}

/** Sends the code of a second step to a bound contact. */
export async function sendSecondStepCode(
  call: Call<'sendSecondStepCode'>,
): Promise<Outcome<'sendSecondStepCode'>> {
  const { context, body } = call
  const waiting = await loginOfTicket(context, body.ticket)
  if (!waiting) return context.reject('SECOND_STEP_EXPIRED')
  const { member } = waiting
  const isTaken = await takesMethod(context, member, body.method)
  const target = isTaken ? secondStepTarget(member, body.method) : undefined
  if (!target || !canReach(context, target)) return context.reject('NOT_POSSIBLE_NOW')
  // The device has its own quota, so a caller with only the password cannot use up the codes of the
  // owner's devices.
  const { deviceId } = await knownSource(call, [member])
  const asker = { memberId: member.id, deviceId }
  const resendSeconds = await claimCode(context, target, asker)
  const { language } = await settingsOf(context.store, member.id)
  await sendCode(
    context,
    'email' in target ? { ...target, language: language ?? undefined } : target,
  )
  return answer({ expiredMinutes: codeMinutes, resendSeconds })
}
