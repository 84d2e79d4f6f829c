import type { RegistrationMethod } from '../../../src/lib/registration/fieldsInForce.ts'
import {
  checkRegistration,
  dialingCodeOf,
} from '../../domain/accounts/registration/registrationCheck.ts'
import {
  type RegistrationUser,
  registrationFlags,
} from '../../domain/accounts/registration/registrationFields.ts'
import { liveRules } from '../../domain/accounts/registration/registrationRules.ts'
import { noteUnchecked } from '../../domain/accounts/registration/uncheckedValues.ts'
import { type Device, deviceOf } from '../../domain/accounts/session/device.ts'
import { openHeldSession } from '../../domain/accounts/session/sessions.ts'
import {
  type AcceptedRegistration,
  accountNames,
  newMember,
} from '../../domain/accounts/signUps/newMember.ts'
import { countSignUp } from '../../domain/accounts/signUps/signUpShapes.ts'
import { redeemCaptcha } from '../../domain/accounts/verification/captcha.ts'
import { spendPhoneToken } from '../../domain/accounts/verification/phoneAuth.ts'
import { type SmsTarget, spendCode } from '../../domain/accounts/verification/smsCodes.ts'
import type { DomainTables } from '../../domain/base/collections/collections.ts'
import { isOwnPage } from '../../domain/base/platform/domains.ts'
import { readOffered } from '../../domain/base/platform/offeredPlatform.ts'
import type { Platform } from '../../domain/base/platform/platform.ts'
import { DuplicateError } from '../../domain/base/storage/store.ts'
import { findInvite, joinByInvite, rejectCode } from '../../domain/people/team/invite.ts'
import { recordReferral } from '../../domain/play/rewards/referral.ts'
import { answer, type Call, type Outcome } from '../../server/handler.ts'
import { type Commit, once } from '../../server/idempotency.ts'
import { checkCode, rejectWrongCode } from '../base/checkCode.ts'
import { checkPhoneToken, rejectUsedToken } from '../base/checkPhoneToken.ts'
import {
  checkTaken,
  fieldDetails,
  rejectFields,
  rejectTakenMobile,
} from '../base/registrationRejections.ts'
import { admitsReplay } from '../session/replayedEntry.ts'

/** Stored result of a registration, from which a replay makes its response. */
type RegisteredMember = { memberId: string; username: string }
/** Kind of login that the login history records. */
const way = { kind: 'REGISTRATION' } as const

type RegisterId = 'registerMember'
/**
 * Call of a registration by form, with a username or a mobile number. The context accepts only the
 * rejection codes that both registration operations document.
 */
type RegisterCall = Omit<Call<RegisterId>, 'context'> &
  Pick<Call<'registerMemberByMobile'>, 'context'>

type Attempt = {
  context: RegisterCall['context']
  platform: Platform
  user: RegistrationUser
  method: RegistrationMethod
  device: Device
  place: Call<RegisterId>['place']
  rejectTakenName: () => never
}

/** Spends the captcha if the form has one (REG-40). */
async function passCaptcha({ context, user }: Attempt, { fields }: AcceptedRegistration) {
  if (!fields.some(({ name }) => name === 'captcha')) return
  const result = await redeemCaptcha(context.store, user, context.now())
  if (result === 'missing') context.reject('CAPTCHA_REQUIRED', fieldDetails('captcha', 'required'))
  if (result !== 'right') context.reject('CAPTCHA_WRONG', fieldDetails('captcha', 'wrong'))
}

/** Checks the invitation code on the server, even if the page has already checked it (REG-10). */
async function passAffiliate(attempt: Attempt, { values }: AcceptedRegistration) {
  const code = values.get('affiliateCode')
  if (code !== undefined && !(await inviteOf(attempt, code))) rejectCode(attempt.context)
}

const inviteOf = ({ context, platform, user }: Attempt, code: string) =>
  findInvite(context.store, platform, { code, domain: user.domain, now: context.now() })

/** Invitation of the typed code, or else of the link's code; undefined if the code is unknown. */
const uplineInvite = (attempt: Attempt, { values }: AcceptedRegistration) =>
  inviteOf(attempt, values.get('affiliateCode') ?? attempt.user.referralCode ?? '')

const smsTarget = ({ user, platform }: Attempt, { values }: AcceptedRegistration): SmsTarget => ({
  purpose: 'register',
  dialingCode: dialingCodeOf(user, platform),
  number: values.get('mobileNum') ?? '',
})

/** Checks the code by SMS if the form has one (REG-38, REG-39). Wrong codes are counted. */
async function passSms(attempt: Attempt, registration: AcceptedRegistration) {
  const token = attempt.user.firebaseIdToken ?? ''
  if (token !== '') {
    await checkPhoneToken(
      attempt.context,
      attempt.platform,
      smsTarget(attempt, registration),
      token,
    )
    return
  }
  const code = registration.values.get('verificationCode')
  if (code !== undefined) await checkCode(attempt.context, smsTarget(attempt, registration), code)
}

/**
 * Spends the code or the phone token in the transaction that creates the account.
 * @throws {Rejection} if a concurrent call has spent it.
 */
async function spendProof(
  tables: DomainTables,
  attempt: Attempt,
  registration: AcceptedRegistration,
) {
  const token = attempt.user.firebaseIdToken ?? ''
  if (token !== '' && !(await spendPhoneToken(tables, token))) rejectUsedToken(attempt.context)
  const code = registration.values.get('verificationCode')
  if (code === undefined || (await spendCode(tables, smsTarget(attempt, registration), code)))
    return
  rejectWrongCode(attempt.context)
}

/**
 * Checks a registration.
 * @throws {Rejection} unless the platform and its rules accept it.
 */
async function check(attempt: Attempt): Promise<AcceptedRegistration> {
  const { context, platform, user, method, place } = attempt
  const { registerUrl, domain } = user
  if (!isOwnPage({ place, registerUrl, domain }, platform)) context.reject('DOMAIN_INVALID')
  if (!registrationFlags(platform)[method]) context.reject('REGISTRATION_METHOD_OFF')
  if (!user.termsAccepted) context.reject('TERMS_NOT_ACCEPTED')
  const rules = await liveRules(context)
  const { rejections, values, fields, uncheckedFields } = await checkRegistration(user, {
    rules,
    method,
    platform,
    context,
  })
  if (rejections.length > 0) rejectFields(context, rejections, rules, user.rulesVersion)
  return { user, method, values, fields, uncheckedFields, rulesVersion: rules.version }
}

async function makeAccount(
  attempt: Attempt,
  registration: AcceptedRegistration,
  commit: Commit<RegisterId, RegisteredMember>,
): Promise<Outcome<RegisterId>> {
  const { context, platform, user, method, device, rejectTakenName } = attempt
  context.passwords.admit()
  const names = accountNames(registration, platform)
  await passCaptcha(attempt, registration)
  await passAffiliate(attempt, registration)
  const provoked = context.provocations.registration(method, names.username)
  if (provoked) return provoked
  await checkTaken(context, names, rejectTakenName)
  await passSms(attempt, registration)
  const made = await newMember(context, platform, registration, names)
  const invite = await uplineInvite(attempt, registration)
  const member = { ...made, type: invite?.invitation?.accountType ?? made.type }
  const outcome = await commit(async (tables) => {
    await tables.members.insert(member)
    if (invite) await joinByInvite(context, tables, platform, member, invite)
    await recordReferral(tables, member)
    await spendProof(tables, attempt, registration)
    const { id, currency, username, createdAt } = member
    await tables.wallets.insert({ id, currency, balance: 0, updatedAt: createdAt })
    const registered: RegisteredMember = { memberId: id, username }
    const token = user.login ? await openHeldSession(context, id, tables, device, way) : undefined
    const value = { ...registered, ...(token !== undefined && { token }) }
    return { outcome: answer(value), result: registered }
  }).catch((error: unknown) => {
    // A concurrent registration took the name or the number.
    if (!(error instanceof DuplicateError) || error.collection !== 'members') throw error
    return error.columns.includes('usernameKey') ? rejectTakenName() : rejectTakenMobile(context)
  })
  context.background.run('counting a sign-up', () => countSignUp(context, registration))
  noteUnchecked(context, registration.uncheckedFields)
  return outcome
}

/**
 * Creates an account, its wallet and its first session in one transaction. A replay with the same
 * idempotency key gets the same account, with a new session if the account may log in now.
 */
export async function register(
  call: RegisterCall,
  method: RegistrationMethod,
  rejectTakenName: () => never,
): Promise<Outcome<RegisterId>> {
  const { context, body: user, place } = call
  const device = deviceOf(call)
  return once<RegisterId, RegisteredMember>(call, 'anyone', {
    async run(commit) {
      const platform = await readOffered(context)
      const attempt: Attempt = { context, platform, user, method, device, place, rejectTakenName }
      return makeAccount(attempt, await check(attempt), commit)
    },
    async replay(registered) {
      const { memberId } = registered
      const token = user.login
        ? await context.store.transaction(async (tables) =>
            (await admitsReplay(call, tables, memberId))
              ? openHeldSession(context, memberId, tables, device, way)
              : undefined,
          )
        : undefined
      return answer({ ...registered, ...(token !== undefined && { token }) })
    },
  })
}
