/** New passwords: by who knows the old one, has the phone, or reads the e-mail. */
import { normalizeText } from '../../src/lib/text.ts'
import type { Behaviour } from '../gen/behaviour.ts'
import { answer, type Call, type Outcome, rejected } from '../server/handler.ts'
import { endSessionsOf } from '../server/sessions.ts'
import type { MemberRow, WorldTables } from '../world/collections.ts'
import { temporaryPasswordMail } from '../world/mails.ts'
import { usernameKey } from '../world/members/accountName.ts'
import { decoyHash } from '../world/members/decoyHash.ts'
import { changeSettings, settingsOf } from '../world/members/memberSettings.ts'
import { refusalsOf, storePassword } from '../world/members/newPassword.ts'
import { temporaryLifetime, temporaryPassword } from '../world/members/temporaryPassword.ts'
import { findCountry, isOn } from '../world/platform/platform.ts'
import { readPlatform } from '../world/platform/platformSettings.ts'
import { codeTargetOf } from '../world/proofs/codeTarget.ts'
import { spendPhoneToken } from '../world/proofs/phoneAuth.ts'
import { spendCode } from '../world/proofs/smsCodes.ts'
import type { FieldRefusal } from '../world/rules/registrationCheck.ts'
import { noPassword } from '../world/signUps/newMember.ts'
import { languageOf } from '../world/texts.ts'
import type { World } from '../world/world.ts'
import { refuseCode, wrongCode } from './codeRefusal.ts'
import { refusePhoneToken } from './phoneTokenRefusal.ts'
import { refusedField } from './registrationRefusals.ts'

const refusePassword = (fields: FieldRefusal[]) => {
  const isCommon = fields.length === 1 && fields[0]?.reason === 'common'
  return rejected(isCommon ? 'PASSWORD_COMMON' : 'FIELDS_INVALID', { fields })
}

/** Whether a password is the member's: her own, or the temporary one that she was sent. */
async function isRight(world: World, member: MemberRow, password: string): Promise<boolean> {
  if (member.passwordHash === noPassword) return password === ''
  return world.passwords.verify(normalizeText(password), member.passwordHash)
}

async function changePassword({
  world,
  body,
  caller,
}: Call<'changePassword'>): Promise<Outcome<'changePassword'>> {
  const { member, sessionId } = caller
  const platform = await readPlatform(world.store)
  if (!(await isRight(world, member, body.oldPassword))) {
    return rejected('PASSWORD_WRONG', refusedField('oldPassword', 'wrong'))
  }
  const refusals = await refusalsOf(world, body.newPassword, body.confirmNewPassword)
  if (refusals.length > 0) return refusePassword(refusals)
  const typed = normalizeText(body.newPassword)
  if (typed === normalizeText(body.oldPassword)) {
    return rejected('PASSWORD_SAME', refusedField('newPassword', 'wrong'))
  }
  const target = isOn(platform, 'CHNGPASSVERIF3') ? codeTargetOf(member, 'password') : undefined
  const code = (body.verificationCode ?? '').trim()
  const refused = target && (await refuseCode(world, target, code))
  if (refused) return refused
  const passwordHash = await world.passwords.hash(typed)
  const isDone = await world.store.transaction(async (tables, announce) => {
    if (target && !(await spendCode(tables, target, code))) return false
    await storePassword(tables, member, passwordHash, world.now())
    await endSessionsOf(tables, announce, member.id, sessionId)
    return true
  })
  return isDone ? answer(undefined) : wrongCode()
}

async function setPasswordByPhone({
  world,
  body,
}: Call<'setPasswordByPhone'>): Promise<Outcome<'setPasswordByPhone'>> {
  const platform = await readPlatform(world.store)
  const { mobileNum: number } = body
  if (number === '') return rejected('PHONE_MISSING')
  const dialingCode = body.countryDialingCode ?? platform.countryCodes[0]?.dialingCode ?? ''
  if (!findCountry(platform, dialingCode)) return rejected('PHONE_INVALID')
  const refusals = await refusalsOf(world, body.newPassword)
  if (refusals.length > 0) return refusePassword(refusals)
  const code = body.verificationCode.trim()
  const token = body.firebaseIdToken ?? ''
  const target = { purpose: 'account', dialingCode, number } as const
  const refused = token
    ? await refusePhoneToken(world, platform, target, token)
    : await refuseCode(world, target, code)
  if (refused) return refused
  const spend = (tables: WorldTables) =>
    token ? spendPhoneToken(tables, token) : spendCode(tables, target, code)
  const passwordHash = await world.passwords.hash(normalizeText(body.newPassword))
  const isDone = await world.store.transaction(async (tables, announce) => {
    const where = { countryDialingCode: dialingCode, mobileNum: number }
    const [member] = await tables.members.find({ where, limit: 1 })
    if (!member || !(await spend(tables))) return false
    await storePassword(tables, member, passwordHash, world.now())
    await endSessionsOf(tables, announce, member.id)
    return true
  })
  return isDone ? answer(undefined) : wrongCode()
}

/** Unknown names and addresses are told (ERR-17), so the call is limited by address and name. */
async function forgetPasswordByEmail({
  world,
  body,
}: Call<'forgetPasswordByEmail'>): Promise<Outcome<'forgetPasswordByEmail'>> {
  const key = usernameKey(body.username)
  const [member] = await world.store.members.find({ where: { usernameKey: key }, limit: 1 })
  const email = member?.email ?? ''
  if (!member || email === '' || email.toLowerCase() !== body.email.trim().toLowerCase()) {
    // So that the two take as long.
    await world.passwords.verify('', await decoyHash(world))
    return rejected('ACCOUNT_UNKNOWN')
  }
  const password = temporaryPassword(world)
  const now = world.now()
  await changeSettings(world, member.id, {
    temporaryHash: await world.passwords.hash(password),
    temporaryUntil: now + temporaryLifetime,
  })
  const { language } = await settingsOf(world.store, member.id)
  const { username } = member
  const minutes = temporaryLifetime / 60_000
  const words = temporaryPasswordMail(languageOf(language ?? undefined), {
    ...{ username, password, minutes },
  })
  await world.sendMail({ to: email, ...words, code: password, purpose: 'forgotten', sentAt: now })
  return answer({ messageKey: 'in_been_out' as const })
}

export const passwords = {
  'POST /wps/member/password': changePassword,
  'POST /wps/member/password/verification': setPasswordByPhone,
  'POST /wps/member/password/email': forgetPasswordByEmail,
} satisfies Pick<
  Behaviour,
  | 'POST /wps/member/password'
  | 'POST /wps/member/password/verification'
  | 'POST /wps/member/password/email'
>
