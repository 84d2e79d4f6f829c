/** The payment password: its first one, another one, and one in place of a forgotten one. */
import type { Behaviour } from '../../platform/gen/behaviour.ts'
import { answer, type Call, type Outcome, reject } from '../server/handler.ts'
import { writeSettings } from '../world/accounts/members/memberSettings.ts'
import { noPassword } from '../world/accounts/members/noPassword.ts'
import { checkOwnPassword } from '../world/accounts/members/ownPassword.ts'
import {
  checkPaymentPassword,
  forgetPaymentFailures,
  hasPaymentPassword,
} from '../world/accounts/members/paymentPassword.ts'
import { changeAndTell } from '../world/accounts/messages/changeAndTell.ts'
import { paymentPasswordNotice } from '../world/accounts/messages/securityNotices.ts'
import { codeTargetOf } from '../world/accounts/proofs/codeTarget.ts'
import { type CodeTarget, spendCode } from '../world/accounts/proofs/smsCodes.ts'
import { checkCode, wrongCode } from './checkCode.ts'
import { fieldDetails } from './registrationRejections.ts'
import { rejectUntil } from './rejectUntil.ts'

type Rejection = Extract<Outcome<'setPaymentPassword'>, { kind: 'rejected' | 'fault' }>

/** Six digits that nobody guesses first: not all alike, not up or down in a row. */
const isWeak = (digits: string) =>
  /^(\d)\1+$/.test(digits) || '01234567890'.includes(digits) || '09876543210'.includes(digits)

/** What is wrong with the new one by itself. */
function checkNew({ body }: Call<'setPaymentPassword'>): Rejection | undefined {
  const { paymentPassword, confirmPaymentPassword, oldPaymentPassword } = body
  if (!/^\d{6}$/.test(paymentPassword)) {
    return reject('FIELDS_INVALID', fieldDetails('paymentPassword', 'pattern'))
  }
  if (paymentPassword !== confirmPaymentPassword) {
    return reject('FIELDS_INVALID', fieldDetails('confirmPaymentPassword', 'mismatch'))
  }
  if (isWeak(paymentPassword)) {
    return reject('PASSWORD_COMMON', fieldDetails('paymentPassword', 'common'))
  }
  return paymentPassword === oldPaymentPassword
    ? reject('PASSWORD_SAME', fieldDetails('paymentPassword', 'wrong'))
    : undefined
}

async function checkLoginPassword({
  world,
  body,
  caller: { member },
}: Call<'setPaymentPassword'>): Promise<Rejection | undefined> {
  const verdict = await checkOwnPassword(world, member, body.password ?? '')
  if (verdict === 'right') return undefined
  return verdict === 'wrong'
    ? reject('PASSWORD_WRONG', fieldDetails('password', 'wrong'))
    : rejectUntil(verdict.wait)
}

async function checkOld(
  { world, caller: { member } }: Call<'setPaymentPassword'>,
  password: string,
): Promise<Rejection | undefined> {
  const verdict = await checkPaymentPassword(world, member, password)
  if (verdict === 'right') return undefined
  return typeof verdict === 'object'
    ? rejectUntil(verdict.wait)
    : reject('PAYMENT_PASSWORD_WRONG', fieldDetails('oldPaymentPassword', 'wrong'))
}

/** What proves whose wish it is. @returns the rejection, or the code that the change spends. */
async function checkProof(
  call: Call<'setPaymentPassword'>,
  isFirst: boolean,
): Promise<{ refused?: Rejection | undefined; target?: CodeTarget }> {
  const { world, body, caller } = call
  const { member } = caller
  if (isFirst && member.passwordHash !== noPassword) {
    return { refused: await checkLoginPassword(call) }
  }
  if (!isFirst && body.oldPaymentPassword !== undefined) {
    return { refused: await checkOld(call, body.oldPaymentPassword) }
  }
  const target = codeTargetOf(world, member, 'paymentPassword')
  // Somebody whom no code can reach has nothing to prove a first one by.
  if (!target) return { refused: isFirst ? undefined : wrongCode() }
  const refused = await checkCode(world, target, body.verificationCode ?? '')
  return refused ? { refused } : { target }
}

async function setPaymentPassword(
  call: Call<'setPaymentPassword'>,
): Promise<Outcome<'setPaymentPassword'>> {
  const { world, body, caller } = call
  const { member } = caller
  const problem = checkNew(call)
  if (problem) return problem
  const isFirst = !(await hasPaymentPassword(world, member))
  const { refused, target } = await checkProof(call, isFirst)
  if (refused) return refused
  const code = body.verificationCode ?? ''
  const paymentPasswordHash = await world.passwords.hash(body.paymentPassword)
  const notice = paymentPasswordNotice(isFirst)
  const isDone = await changeAndTell(world, member, notice, async (tables) => {
    if (target && !(await spendCode(tables, target, code))) return undefined
    await writeSettings(tables, member.id, { paymentPasswordHash }, world.now())
    await forgetPaymentFailures(tables, member.id)
    return true
  })
  return isDone ? answer(undefined) : wrongCode()
}

export const paymentPassword = {
  'PUT /wps/member/security/paymentPassword': setPaymentPassword,
} satisfies Pick<Behaviour, 'PUT /wps/member/security/paymentPassword'>
