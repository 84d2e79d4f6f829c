import { describe, expect, it } from 'vitest'
import { answer } from '../../server/handler.ts'
import { serverForTests } from '../../server/serverForTests.ts'
import { startPlatform, userForTests } from '../platformForTests.ts'
import { type Challenge, solve } from '../testing/solveForTests.ts'

const key = 'POST /wps/member/register/usernameCheck'

async function startCheck() {
  const platform = await startPlatform()
  const check = async (username: string, more: object = {}) =>
    (await platform.send(key, { body: { username, ...more } })).answer
  const prove = async () => {
    const { answer: challenge } = await platform.send('GET /wps/verification/challenge')
    // The cast is safe: the test server validates responses against the API contract.
    const verifyToken = await solve(challenge.value as unknown as Challenge)
    return { verifyProvider: 'altcha', verifyToken }
  }
  return { ...platform, check, prove }
}

describe('username check', () => {
  it('[FORM-07] a username is available until somebody registers it, in any spelling', async () => {
    const { check, register } = await startCheck()
    expect((await check('marina92')).value).toEqual({ isAvailable: true })
    expect((await register(userForTests({ username: 'marina92' }))).body.success).toBe(true)
    for (const spelling of ['marina92', 'MARINA92', ' marina92\u200b']) {
      expect((await check(spelling)).value, spelling).toEqual({ isAvailable: false })
    }
  })

  it.each([
    ['', 'required'],
    ['ana', 'length'],
    ['a'.repeat(500), 'length'],
    ['9marina', 'pattern'],
    ['ana silva', 'pattern'],
  ])('a username that violates its rule is not looked up: %j', async (username, reason) => {
    const { check } = await startCheck()
    const { code, value } = await check(username)
    expect(code).toBe('FIELDS_INVALID')
    expect(value).toMatchObject({ fields: [{ field: 'username', reason }] })
  })

  it('a username is not looked up while registration by username is off', async () => {
    const { check, setFlag } = await startCheck()
    await setFlag('USERNAMEREG3', false)
    expect((await check('carla')).code).toBe('REGISTRATION_METHOD_OFF')
  })
})

describe('username check behind the human verification', () => {
  it('[FORM-07] each look-up requires a proof of its own', async () => {
    const { check, prove, setFlag } = await startCheck()
    await setFlag('HUMANVERIF3', true)
    expect((await check('carla')).code).toBe('VERIFICATION_REQUIRED')
    const proof = await prove()
    expect((await check('carla', proof)).value).toEqual({ isAvailable: false })
    expect((await check('bruno', proof)).code).toBe('VERIFICATION_FAILED')
    expect((await check('bruno', await prove())).success).toBe(true)
  })

  it('a forged proof of the human verification is rejected', async () => {
    const { check, setFlag } = await startCheck()
    await setFlag('HUMANVERIF3', true)
    for (const verifyToken of ['no base64', btoa('null'), btoa('{"algorithm":"SHA-256"}')]) {
      const { code } = await check('carla', { verifyProvider: 'altcha', verifyToken })
      expect(code, verifyToken).toBe('VERIFICATION_FAILED')
    }
  })
})

describe('limit of username checks', () => {
  it('[FORM-07] ten usernames a minute can be checked from one IP address', async () => {
    const { send, time } = serverForTests({ [key]: () => answer({ isAvailable: true }) })
    const check = (username: string, ip = '203.0.113.9') => send(key, { body: { username }, ip })
    for (let count = 0; count < 10; count++) {
      expect((await check(`marina${count}`)).status).toBe(200)
    }
    const { status, headers } = await check('marina10')
    expect(status).toBe(429)
    expect(headers.get('Retry-After')).toBe('60')
    expect((await check('marina10', '203.0.113.10')).status).toBe(200)
    time.now += 60_000
    expect((await check('marina10')).status).toBe(200)
  })
})
