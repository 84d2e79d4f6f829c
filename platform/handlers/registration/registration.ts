import {
  liveVersion,
  namesTag,
  rulesForPlayers,
  tagOf,
} from '../../domain/accounts/registration/registrationRules.ts'
import { countForm } from '../../domain/accounts/signUps/formReports.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import { countVisit } from '../../domain/people/team/funnel.ts'
import { findInvite, isInvitationCode } from '../../domain/people/team/invite.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, notModified } from '../../server/handler.ts'
import { fieldDetails, rejectTakenMobile } from '../base/registrationRejections.ts'
import { registerByOneClick } from './oneClick.ts'
import { register } from './register.ts'
import { checkUsername } from './usernameCheck.ts'

export const registration = {
  'GET /wps/system/setting/register': async ({ context, headers }) => {
    const live = await liveVersion(context)
    const etag = { ETag: tagOf(live) }
    if (namesTag(headers?.['If-None-Match'], etag.ETag)) return notModified(etag)
    return answer(rulesForPlayers(live), etag)
  },
  'GET /wps/agent/affiliate': async ({ context, query }) => {
    const platform = await readPlatform(context.store)
    const request = { ...query, now: context.now() }
    const invite = await findInvite(context.store, platform, request)
    if (invite) {
      const inviter = invite.inviterId && (await context.store.members.peek(invite.inviterId))
      return answer(inviter ? { inviter: inviter.nickname } : {})
    }
    const wasGood = await isInvitationCode(context.store, platform, request)
    const reason = wasGood ? 'expired' : 'wrong'
    return context.reject('AFFILIATE_INVALID', fieldDetails('affiliateCode', reason))
  },
  'PUT /wps/member/register': (call) =>
    register(call, 'username', () =>
      call.context.reject('USERNAME_TAKEN', fieldDetails('username', 'taken')),
    ),
  // The number is the username (REG-11), so a taken username is reported as a taken number.
  'PUT /wps/member/register/mobile': async (call) => {
    const rejectTaken = () => rejectTakenMobile(call.context)
    const outcome = await register(call, 'mobile', rejectTaken)
    if (outcome.kind !== 'rejected') return outcome
    const { code } = outcome
    return code === 'USERNAME_TAKEN' ? rejectTaken() : { ...outcome, code }
  },
  'POST /wps/member/register/oneClick': registerByOneClick,
  'POST /wps/member/register/usernameCheck': checkUsername,
  'POST /wps/registration/formReport': async ({ context, body }) => {
    await countForm(context, body)
    return answer(undefined)
  },
  'POST /wps/registration/visit': async ({ context, body }) => {
    await countVisit(context, body.referralCode)
    return answer(undefined)
  },
} satisfies Pick<
  Behaviour,
  | 'GET /wps/system/setting/register'
  | 'GET /wps/agent/affiliate'
  | 'PUT /wps/member/register'
  | 'PUT /wps/member/register/mobile'
  | 'POST /wps/member/register/oneClick'
  | 'POST /wps/member/register/usernameCheck'
  | 'POST /wps/registration/formReport'
  | 'POST /wps/registration/visit'
>
