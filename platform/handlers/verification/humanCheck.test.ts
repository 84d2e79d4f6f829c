import { describe, expect, it } from 'vitest'
import { startPlatform } from '../platformForTests.ts'
import { type Challenge, solve } from '../testing/solveForTests.ts'

async function startHumanCheck() {
  const platform = await startPlatform()
  await platform.setFlag('HUMANVERIF3', true)
  const challenge = async () => {
    const { answer } = await platform.send('GET /wps/verification/challenge')
    // The test server validates responses against the API contract.
    return answer.value as unknown as Challenge
  }
  const logIn = (verifyToken?: string, username = 'ana', password = 'portico-ana-1') =>
    platform.login(username, password, verifyToken ? { verifyProvider: 'altcha', verifyToken } : {})
  return { ...platform, challenge, logIn }
}

describe('human verification', () => {
  it('[LOGIN-41] a solved challenge allows one login', async () => {
    const { challenge, logIn } = await startHumanCheck()
    const token = await solve(await challenge())
    expect((await logIn(token)).body.success).toBe(true)
    expect((await logIn(token)).body.code).toBe('VERIFICATION_FAILED')
  })

  it('[ERR-24] a login or code request without a solved challenge is rejected', async () => {
    const { logIn, send } = await startHumanCheck()
    expect((await logIn()).body.code).toBe('VERIFICATION_REQUIRED')
    const countryDialingCode = '+55'
    const toLogIn = { mobileNum: '11987650001', countryDialingCode }
    const toRegister = { mobileNo: '11987654321', countryDialingCode }
    for (const [key, body] of [
      ['POST /wps/verification/sms/noLogin', toLogIn],
      ['POST /wps/verification/sms/register', toRegister],
    ] as const) {
      expect((await send(key, { body })).answer.code, key).toBe('VERIFICATION_REQUIRED')
    }
  })

  it('[ERR-07] an expired, forged or malformed solution is rejected', async () => {
    const { challenge, logIn, time } = await startHumanCheck()
    const given = await challenge()
    const solved = await solve(given)
    const forged = btoa(atob(solved).replace(given.signature, 'f'.repeat(64)))
    for (const token of [forged, 'no base64', btoa('null'), btoa('{"algorithm":"SHA-256"}')]) {
      expect((await logIn(token)).body.code, token).toBe('VERIFICATION_FAILED')
    }
    time.now += 10 * 60_000
    expect((await logIn(solved)).body.code).toBe('VERIFICATION_FAILED')
  })

  it('[ERR-07] a code request with an invalid solution is rejected and sends no code', async () => {
    const { send, outbox } = await startHumanCheck()
    const proof = { countryDialingCode: '+55', verifyProvider: 'altcha', verifyToken: 'no base64' }
    const toLogIn = { mobileNum: '11987650001', ...proof }
    const toRegister = { mobileNo: '11987654321', ...proof }
    for (const [key, body] of [
      ['POST /wps/verification/sms/noLogin', toLogIn],
      ['POST /wps/verification/sms/register', toRegister],
    ] as const) {
      expect((await send(key, { body })).answer.code, key).toBe('VERIFICATION_FAILED')
    }
    expect(outbox.messages()).toEqual([])
  })

  it('a login requires no human verification while its module is off', async () => {
    const { setFlag, logIn, send } = await startHumanCheck()
    await setFlag('HUMANVERIF3', false)
    expect((await logIn()).body.success).toBe(true)
    expect((await send('GET /wps/verification/challenge')).answer.code).toBe('MODULE_OFF')
  })
})
