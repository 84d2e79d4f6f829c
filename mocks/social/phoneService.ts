/**
 * Emulated phone-authentication service, for demonstrations only. `GET /social/phone` is its
 * window. After the user's confirmation, the window returns a one-time proof (`check`). `POST
 * /social/phone/codes` sends a code in return for the proof; `POST /social/phone/tokens` returns a
 * signed token in return for the code.
 */

import { takeFromQuota } from '../../platform/domain/accounts/verification/codeQuota.ts'
import { hasPhoneAuth, type Phone } from '../../platform/domain/accounts/verification/phoneAuth.ts'
import { issueCheck, spendCheck } from '../../platform/domain/accounts/verification/phoneChecks.ts'
import {
  type SmsTarget,
  sendCode,
  spendCode,
  tryCode,
} from '../../platform/domain/accounts/verification/smsCodes.ts'
import type { Context } from '../../platform/domain/base/context/context.ts'
import { findCountry } from '../../platform/domain/base/platform/platform.ts'
import { readPlatform } from '../../platform/domain/base/platform/platformSettings.ts'
import type { EmulatorLanguage, EmulatorPage } from '../emulator/page.ts'
import { checkingPage, endingPage, type WindowResult } from './phonePage.ts'
import { type PhoneProblem, provokePhone } from './phoneProblem.ts'
import { issuePhoneToken } from './phoneTokens.ts'

type Shown = { page: EmulatorPage; status: number; nonce?: string }

/** Response of the service: a problem, or the requested result. */
export type PhoneAnswer = { problem: PhoneProblem } | { sent: true } | { idToken: string }

const targetOf = (phone: Phone): SmsTarget => ({ purpose: 'phoneAuth', ...phone })

async function numberProblem(context: Context, phone: Phone): Promise<PhoneProblem | undefined> {
  const platform = await readPlatform(context.store)
  if (!hasPhoneAuth(context, platform)) return 'operation-not-allowed'
  if (phone.number === '') return 'missing-phone-number'
  const country = findCountry(platform, phone.dialingCode)
  const { length } = phone.number
  const isNumber = country && /^\d+$/.test(phone.number)
  return isNumber && length >= country.minDigits && length <= country.maxDigits
    ? undefined
    : 'invalid-phone-number'
}

/** @returns the next page of the window. `nonce` is set for pages with a script. */
export async function phoneWindow(
  context: Context,
  parameters: URLSearchParams,
  language: EmulatorLanguage,
): Promise<Shown> {
  const phone: Phone = {
    dialingCode: parameters.get('dialingCode') ?? '',
    number: parameters.get('number') ?? '',
  }
  const end = (result: WindowResult, status = 200): Shown => {
    const nonce = crypto.randomUUID()
    return { page: endingPage({ language, result, nonce }), status, nonce }
  }
  const problem = await numberProblem(context, phone)
  if (problem) return end({ problem }, problem === 'operation-not-allowed' ? 404 : 422)
  const decision = parameters.get('decision')
  if (decision === 'yes') return end({ check: await issueCheck(context, phone) })
  if (decision === 'no') return end({ problem: 'popup-closed-by-user' })
  return { page: checkingPage({ language, phone }), status: 200 }
}

async function send(context: Context, phone: Phone, check: string): Promise<PhoneAnswer> {
  if (!(await spendCheck(context, phone, check))) return { problem: 'captcha-check-failed' }
  const { problem, lifetime } = provokePhone(phone.number)
  if (problem) return { problem }
  const target = targetOf(phone)
  // Calls are not counted by IP address, because an external service would not report the IP
  // address.
  if (!(await takeFromQuota(context, target, {}))) return { problem: 'quota-exceeded' }
  await sendCode(context, target, lifetime)
  return { sent: true }
}

async function confirm(context: Context, phone: Phone, input: string): Promise<PhoneAnswer> {
  const code = input.trim()
  if (code === '') return { problem: 'missing-verification-code' }
  const result = await tryCode(context, targetOf(phone), code)
  if (result === 'expired') return { problem: 'code-expired' }
  const isSpent = result === 'right' && (await spendCode(context.store, targetOf(phone), code))
  return isSpent
    ? { idToken: await issuePhoneToken(context, phone) }
    : { problem: 'invalid-verification-code' }
}

/**
 * Handles a call of the service.
 * @param body fields of the request body.
 */
export async function phoneCall(
  context: Context,
  call: 'codes' | 'tokens',
  body: Readonly<Record<string, unknown>>,
): Promise<PhoneAnswer> {
  const { dialingCode, number, check, code } = body
  const phone: Phone = { dialingCode: String(dialingCode ?? ''), number: String(number ?? '') }
  const problem = await numberProblem(context, phone)
  if (problem) return { problem }
  return call === 'codes'
    ? send(context, phone, String(check ?? ''))
    : confirm(context, phone, String(code ?? ''))
}
