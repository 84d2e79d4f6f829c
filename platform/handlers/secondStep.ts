import { answer, type Call, type Outcome, reject } from '../server/handler.ts'
import { addAddress } from '../world/accounts/members/knownAddresses.ts'
import { settingsOf } from '../world/accounts/members/memberSettings.ts'
import { isExpired } from '../world/accounts/members/passwordAge.ts'
import { takeFromQuota } from '../world/accounts/proofs/codeQuota.ts'
import {
  claimSecondStep,
  forgetSecondSteps,
  loginOfTicket,
  provesIdentity,
  secondStepTarget,
} from '../world/accounts/proofs/secondStep.ts'
import { warnOwner } from '../world/accounts/proofs/secondStepAlarm.ts'
import { canReach, codeMinutes, sendCode } from '../world/accounts/proofs/smsCodes.ts'
import { deviceOf, openSession } from '../world/accounts/sessions/sessions.ts'
import { readPlatform } from '../world/base/platform/platformSettings.ts'
import { knownSource } from './knownSource.ts'
import { rememberMember } from './login.ts'
import { rejectUntil } from './rejectUntil.ts'

/** Lets the member of a ticket in who proves to be themselves. */
export async function takeSecondStep(
  call: Call<'takeSecondStep'>,
): Promise<Outcome<'takeSecondStep'>> {
  const { world, body, ip } = call
  const waiting = await loginOfTicket(world, body.ticket)
  if (!waiting) return reject('SECOND_STEP_EXPIRED')
  const { id, member, area } = waiting
  const attempt = await claimSecondStep(world, waiting)
  if (attempt === 'used up') return reject('SECOND_STEP_EXPIRED')
  if ('wait' in attempt) return rejectUntil(attempt.wait)
  if (!(await provesIdentity(world, member, body))) {
    if (attempt.isAlarming) {
      world.background.run('warning of failed second steps', () => warnOwner(world, member))
    }
    return reject('SECOND_STEP_WRONG')
  }
  const platform = await readPlatform(world.store)
  const token = await world.store.transaction(async (tables) => {
    if ((await tables.secondSteps.remove({ id })) === 0) return undefined
    await forgetSecondSteps(tables, member.id)
    if (body.trustAddress) await addAddress(tables, member.id, ip, world.now())
    return openSession(world, member.id, tables, deviceOf(call, area))
  })
  if (token === undefined) return reject('SECOND_STEP_EXPIRED')
  const passwordExpired = isExpired(member, platform, world.now())
  const { firstTimeLogin } = member
  const value = { token, firstTimeLogin, passwordExpired, defaultPassword: false }
  return answer(value, { 'Set-Cookie': await rememberMember(call, member.id) })
}

/** Sends the code of a second step to what the account has bound. */
export async function sendSecondStepCode(
  call: Call<'sendSecondStepCode'>,
): Promise<Outcome<'sendSecondStepCode'>> {
  const { world, body } = call
  const waiting = await loginOfTicket(world, body.ticket)
  if (!waiting) return reject('SECOND_STEP_EXPIRED')
  const { member } = waiting
  const target = secondStepTarget(member, body.method)
  if (!target || !canReach(world, target)) return reject('NOT_POSSIBLE_NOW')
  // Who has the password alone cannot use up the codes of the owner's devices.
  const { deviceId } = await knownSource(call, [member])
  const asker = { memberId: member.id, deviceId }
  if (!(await takeFromQuota(world, target, asker))) return reject('CODE_QUOTA_USED_UP')
  const { language } = await settingsOf(world.store, member.id)
  await sendCode(world, 'email' in target ? { ...target, language: language ?? undefined } : target)
  return answer({ expiredMinutes: codeMinutes })
}
