/** Handler that sets, changes and resets a member's payment password. */

import { writeSettings } from '../../domain/accounts/account/memberSettings.ts'
import { noPassword } from '../../domain/accounts/account/noPassword.ts'
import {
  checkPaymentPassword,
  forgetPaymentFailures,
  hasPaymentPassword,
} from '../../domain/accounts/account/paymentPassword.ts'
import { changeAndTell } from '../../domain/accounts/messages/changeAndTell.ts'
import { paymentPasswordNotice } from '../../domain/accounts/messages/securityNotices.ts'
import { sentTargetOf } from '../../domain/accounts/verification/codeTarget.ts'
import { type CodeTarget, spendCode } from '../../domain/accounts/verification/smsCodes.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, type Outcome } from '../../server/handler.ts'
import { checkCode, rejectWrongCode } from '../base/checkCode.ts'
import { checkOwner } from '../base/ownerProof.ts'
import { fieldDetails } from '../base/registrationRejections.ts'
import { rejectUntil } from '../base/rejectUntil.ts'

type PaymentCall = Call<'setPaymentPassword'>

/** True for a PIN that is easy to guess: digits all equal, ascending or descending. */
const isWeak = (digits: string) =>
  /^(\d)\1+$/.test(digits) || '01234567890'.includes(digits) || '09876543210'.includes(digits)

/** @throws {Rejection} if the new password is invalid. */
function checkNew({ context, body }: PaymentCall): void {
  const { paymentPassword, confirmPaymentPassword, oldPaymentPassword } = body
  if (!/^\d{6}$/.test(paymentPassword)) {
    context.reject('FIELDS_INVALID', fieldDetails('paymentPassword', 'pattern'))
  }
  if (paymentPassword !== confirmPaymentPassword) {
    context.reject('FIELDS_INVALID', fieldDetails('confirmPaymentPassword', 'mismatch'))
  }
  if (isWeak(paymentPassword)) {
    context.reject('PASSWORD_COMMON', fieldDetails('paymentPassword', 'common'))
  }
  if (paymentPassword === oldPaymentPassword) {
    context.reject('PASSWORD_SAME', fieldDetails('paymentPassword', 'wrong'))
  }
}

async function checkOld({ context, caller: { member } }: PaymentCall, password: string) {
  const verdict = await checkPaymentPassword(context, member, password)
  if (verdict === 'right') return
  if (typeof verdict === 'object') rejectUntil(verdict.wait)
  context.reject('PAYMENT_PASSWORD_WRONG', fieldDetails('oldPaymentPassword', 'wrong'))
}

/**
 * Checks the proof that the caller owns the account: the login password, the old payment password
 * or a verification code.
 * @returns target of the verification code that the caller must spend; undefined without a code.
 * @throws {Rejection} if the proof is not valid.
 */
async function checkProof(call: PaymentCall, isFirst: boolean): Promise<CodeTarget | undefined> {
  const { context, body, caller } = call
  const { member } = caller
  if (isFirst && member.passwordHash !== noPassword) {
    await checkOwner(context, member, body.password ?? '', 'password')
    return undefined
  }
  if (!isFirst && body.oldPaymentPassword !== undefined) {
    await checkOld(call, body.oldPaymentPassword)
    return undefined
  }
  const target = await sentTargetOf(context, member, 'paymentPassword')
  if (target) await checkCode(context, target, body.verificationCode ?? '')
  // The first payment password of an account without a login password and contacts needs no proof.
  else if (!isFirst) rejectWrongCode(context)
  return target
}

async function setPaymentPassword(call: PaymentCall): Promise<Outcome<'setPaymentPassword'>> {
  const { context, body, caller } = call
  const { member } = caller
  checkNew(call)
  const isFirst = !(await hasPaymentPassword(context, member))
  const target = await checkProof(call, isFirst)
  const code = body.verificationCode ?? ''
  const paymentPasswordHash = await context.passwords.hash(body.paymentPassword)
  const notice = paymentPasswordNotice(isFirst)
  await changeAndTell(context, member, notice, async (tables) => {
    if (target && !(await spendCode(tables, target, code))) rejectWrongCode(context)
    await writeSettings(tables, member.id, { paymentPasswordHash }, context.now())
    await forgetPaymentFailures(tables, member.id)
    return true
  })
  return answer(undefined)
}

export const paymentPassword = {
  'PUT /wps/member/security/paymentPassword': setPaymentPassword,
} satisfies Pick<Behaviour, 'PUT /wps/member/security/paymentPassword'>
