import { normalizeText } from '../../src/lib/text.ts'
import type { Behaviour } from '../gen/behaviour.ts'
import { answer, type Call, type Outcome, rejected } from '../server/handler.ts'
import { deviceOf, endSession, openSession } from '../server/sessions.ts'
import { findAccounts } from '../world/accounts.ts'
import { redeemCaptcha } from '../world/captcha.ts'
import type { MemberRow } from '../world/collections.ts'
import { decoyHash } from '../world/decoyHash.ts'
import { countFailure, forgetFailures, wantsCaptcha } from '../world/loginFailures.ts'
import { noPassword } from '../world/newMember.ts'
import { isExpired } from '../world/passwordAge.ts'
import type { Platform } from '../world/platform.ts'
import { readPlatform } from '../world/platformSettings.ts'
import { takeTemporaryPassword } from '../world/temporaryPassword.ts'
import type { World } from '../world/world.ts'
import { captchaName, provokeLogin } from './provocations.ts'

/** The account whose password it is. A name is tried as a username and as a mobile number. */
async function authenticate(
  world: World,
  platform: Platform,
  name: string,
  password: string,
): Promise<MemberRow | undefined> {
  const accounts = await findAccounts(world, platform, name)
  const candidates = accounts.length > 0 ? accounts : [undefined]
  for (const account of candidates) {
    const hash = account?.passwordHash ?? noPassword
    const checked = hash === noPassword ? await decoyHash(world) : hash
    const right = await world.passwords.verify(normalizeText(password), checked)
    if (account && right && hash !== noPassword) return account
    if (account && (await takeTemporaryPassword(world, account, normalizeText(password)))) {
      return { ...account, passwordChangedAt: 0, firstTimeLogin: false }
    }
  }
  return undefined
}

/**
 * Opens a session (API-04). An unknown name and a wrong password are told alike, and after three
 * failures the next attempt needs a captcha (ERR-15). Agents cannot log in here (ERR-29).
 */
async function login(call: Call<'login'>): Promise<Outcome<'login'>> {
  const { world, body, ip } = call
  const platform = await readPlatform(world.store)
  const name = normalizeText(body.username)
  const provoked = platform.provocations ? provokeLogin(name.toLowerCase()) : undefined
  if (provoked) return provoked
  const demanded =
    (await wantsCaptcha(world, name, ip)) ||
    (platform.provocations && name.toLowerCase() === captchaName)
  if (demanded) {
    const captcha = await redeemCaptcha(world.store, body, world.now())
    if (captcha !== 'right') {
      const code = captcha === 'missing' ? 'CAPTCHA_REQUIRED' : 'CAPTCHA_WRONG'
      return rejected(code, { captcha: true })
    }
  }
  const account = await authenticate(world, platform, name, body.password)
  if (!account) {
    const captcha = (await countFailure(world, name, ip)) || demanded
    return rejected('LOGIN_FAILED', captcha ? { captcha } : undefined)
  }
  if (platform.accountTypes.agents.includes(account.type)) return rejected('NOT_A_MEMBER')
  await forgetFailures(world, name)
  return answer({
    token: await openSession(world, account.id, world.store, deviceOf(call)),
    firstTimeLogin: account.firstTimeLogin,
    passwordExpired: isExpired(account, platform, world.now()),
  })
}

export const session = {
  'POST /wps/session/login': login,
  'DELETE /wps/session/logout': async ({ world, caller }) => {
    await endSession(world, caller.sessionId)
    return answer(undefined)
  },
  'POST /wps/session/firstLogin': async ({ world, caller: { member } }) => {
    const mustChangePassword = member.firstTimeLogin && member.passwordHash !== noPassword
    if (member.firstTimeLogin && !mustChangePassword) {
      await world.store.members.update(member.id, { firstTimeLogin: false })
    }
    return answer({ mustChangePassword })
  },
} satisfies Pick<
  Behaviour,
  'POST /wps/session/login' | 'DELETE /wps/session/logout' | 'POST /wps/session/firstLogin'
>
