import { ageOn, parseDate } from '../../../src/lib/date.ts'
import { temporaryPassword } from '../../domain/accounts/account/temporaryPassword.ts'
import { deviceOf } from '../../domain/accounts/session/device.ts'
import { endSessionsOf, openHeldSession } from '../../domain/accounts/session/sessions.ts'
import type { MemberRow } from '../../domain/base/collections/collections.ts'
import { toHex } from '../../domain/base/context/digest.ts'
import { isOwnPage } from '../../domain/base/platform/domains.ts'
import type { Platform } from '../../domain/base/platform/platform.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import { dayOf } from '../../domain/base/time/marketTime.ts'
import { findInvite, joinByInvite, rejectCode } from '../../domain/people/team/invite.ts'
import { recordReferral } from '../../domain/play/rewards/referral.ts'
import { answer, type Call, type Outcome } from '../../server/handler.ts'
import { once } from '../../server/idempotency.ts'
import { fieldDetails } from '../base/registrationRejections.ts'
import { admitsReplay, isUnused } from '../session/replayedEntry.ts'

/** Kind of this login in the login history. */
const way = { kind: 'ONE_CLICK' } as const

type OneClick = Call<'registerByOneClick'>

function checkOneClick(call: OneClick, platform: Platform): void {
  const { body, place } = call
  if (!isOwnPage({ ...body, place }, platform)) call.context.reject('DOMAIN_INVALID')
  if (!body.termsAccepted) call.context.reject('TERMS_NOT_ACCEPTED')
  const birth = parseDate(body.birthday)
  if (!birth) call.context.reject('FIELDS_INVALID', fieldDetails('birthday', 'pattern'))
  if (ageOn(birth, dayOf(call.context.now())) < platform.market.minimumAge) {
    call.context.reject('UNDER_AGE', fieldDetails('birthday', 'underAge'))
  }
}

/**
 * Invitation of the typed code. Without a typed code, invitation of the code in the visitor's link.
 */
function inviteOf({ context, body }: OneClick, platform: Platform) {
  const { affiliateCode = '', referralCode = '', domain } = body
  const code = affiliateCode === '' ? referralCode : affiliateCode
  return findInvite(context.store, platform, { code, domain, now: context.now() })
}

function memberOf(
  { context, body }: OneClick,
  platform: Platform,
  passwordHash: string,
): MemberRow {
  const now = context.now()
  const username = `jogador${temporaryPassword(context).slice(0, 8)}`
  const { registerMethod, registerUrl, domain, referralCode = '', affiliateCode = '' } = body
  return {
    id: `m-${toHex(context.randomBytes(8))}`,
    username,
    usernameKey: username,
    nickname: username,
    passwordHash,
    type: 0,
    currency: platform.market.currency,
    countryDialingCode: null,
    mobileNum: null,
    email: null,
    profile: { birthday: body.birthday },
    registration: {
      method: 'username',
      registerMethod,
      registerUrl,
      domain,
      referralCode,
      affiliateCode,
      rulesVersion: 0,
    },
    firstTimeLogin: false,
    createdAt: now,
    passwordChangedAt: now,
  }
}

/**
 * Creates an account with a generated username and password. The password is shown only once. A
 * replay returns a new password while the account is unused; afterwards it returns only the member
 * id and username.
 */
export function registerByOneClick(call: OneClick): Promise<Outcome<'registerByOneClick'>> {
  const { context } = call
  return once<'registerByOneClick', { memberId: string; username: string }>(call, 'anyone', {
    async run(commit) {
      const platform = await readPlatform(context.store)
      checkOneClick(call, platform)
      const invite = await inviteOf(call, platform)
      if (!invite && (call.body.affiliateCode ?? '') !== '') rejectCode(context)
      const password = temporaryPassword(context)
      const made = memberOf(call, platform, await context.passwords.hash(password))
      const member = { ...made, type: invite?.invitation?.accountType ?? made.type }
      return commit(async (tables) => {
        const { id, username, currency, createdAt } = member
        await tables.members.insert(member)
        await tables.wallets.insert({ id, currency, balance: 0, updatedAt: createdAt })
        if (invite) await joinByInvite(context, tables, platform, member, invite)
        await recordReferral(tables, member)
        const token = await openHeldSession(context, id, tables, deviceOf(call), way)
        const result = { memberId: id, username }
        return { outcome: answer({ ...result, password, token }), result }
      })
    },
    async replay(account) {
      const { memberId } = account
      const password = temporaryPassword(context)
      const passwordHash = await context.passwords.hash(password)
      const token = await context.store.transaction(async (tables, announce) => {
        if (!(await admitsReplay(call, tables, memberId))) return undefined
        if (!(await isUnused(tables, memberId))) return undefined
        await tables.members.update(memberId, { passwordHash })
        await endSessionsOf(tables, announce, memberId)
        return openHeldSession(context, memberId, tables, deviceOf(call), way)
      })
      return answer(token === undefined ? account : { ...account, password, token })
    },
  })
}
