import { answer, type Call, type Outcome, rejected } from '../server/handler.ts'
import { deviceOf, openSession } from '../server/sessions.ts'
import { addAddress } from '../world/members/knownAddresses.ts'
import { settingsOf } from '../world/members/memberSettings.ts'
import { isExpired } from '../world/members/passwordAge.ts'
import { readPlatform } from '../world/platform/platformSettings.ts'
import { takeFromQuota } from '../world/proofs/codeQuota.ts'
import {
  countAttempt,
  loginOfTicket,
  provesIdentity,
  secondStepTarget,
} from '../world/proofs/secondStep.ts'
import { codeMinutes, sendCode } from '../world/proofs/smsCodes.ts'

/** Lets the member of a ticket in who proves to be herself. */
export async function takeSecondStep(
  call: Call<'takeSecondStep'>,
): Promise<Outcome<'takeSecondStep'>> {
  const { world, body, ip } = call
  const waiting = await loginOfTicket(world, body.ticket)
  if (!waiting || !(await countAttempt(world, waiting.id))) return rejected('SECOND_STEP_EXPIRED')
  const { id, member, area } = waiting
  if (!(await provesIdentity(world, member, body))) return rejected('SECOND_STEP_WRONG')
  const platform = await readPlatform(world.store)
  const token = await world.store.transaction(async (tables) => {
    if ((await tables.secondSteps.remove({ id })) === 0) return undefined
    if (body.trustAddress) await addAddress(tables, member.id, ip, world.now())
    return openSession(world, member.id, tables, deviceOf(call, area))
  })
  if (token === undefined) return rejected('SECOND_STEP_EXPIRED')
  const passwordExpired = isExpired(member, platform, world.now())
  return answer({
    ...{ token, firstTimeLogin: member.firstTimeLogin, passwordExpired, defaultPassword: false },
  })
}

/** Sends the code of a second step to what the account has bound. */
export async function sendSecondStepCode({
  world,
  body,
}: Call<'sendSecondStepCode'>): Promise<Outcome<'sendSecondStepCode'>> {
  const waiting = await loginOfTicket(world, body.ticket)
  if (!waiting) return rejected('SECOND_STEP_EXPIRED')
  const target = secondStepTarget(waiting.member, body.method)
  if (!target) return rejected('NOT_POSSIBLE_NOW')
  const to = 'email' in target ? target.email : target.dialingCode + target.number
  if (!(await takeFromQuota(world, to))) return rejected('CODE_QUOTA_USED_UP')
  const { language } = await settingsOf(world.store, waiting.member.id)
  await sendCode(world, 'email' in target ? { ...target, language: language ?? undefined } : target)
  return answer({ expiredMinutes: codeMinutes })
}
