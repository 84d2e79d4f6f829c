import { describe, expect, it } from 'vitest'
import { addAddress } from '../../domain/accounts/account/knownAddresses.ts'
import { changeSettings } from '../../domain/accounts/account/memberSettings.ts'
import { seal } from '../../server/serverForTests.ts'
import { actAs } from '../memberForTests.ts'
import { startPlatform } from '../platformForTests.ts'

const home = '203.0.113.77'
const usedUp = 'CODE_QUOTA_USED_UP'
const numbers = { ana: '11987650001', nobody: '11900000099' }

/** Ana, who has logged in at home, and strangers with any number of addresses. */
async function startWithStrangers() {
  const platform = await startPlatform()
  const { context, store, send, time } = platform
  const login = async (ip: string, headers: Record<string, string> = {}) => {
    const call = 'POST /wps/session/login'
    const user = { username: 'ana', password: 'portico-ana-1', type: 'username' }
    return send(call, { body: await seal(context, call, user), ip, headers })
  }
  const signInAnew = async () => {
    const cookie = (await login(home)).headers.get('Set-Cookie')?.split(';')[0] ?? ''
    return { Cookie: cookie }
  }
  const atDevice = await signInAnew()
  /**
   * Requests a login code.
   * @returns code of the rejection, or 'sent'.
   */
  const ask = async (mobileNum: string, ip: string, headers: Record<string, string> = {}) => {
    const body = { mobileNum, countryDialingCode: '+55' }
    const { answer } = await send('POST /wps/verification/sms/noLogin', { body, ip, headers })
    return answer.code ?? 'sent'
  }
  const strangersAsk = (times: number, mobileNum = numbers.ana) =>
    Promise.all(
      Array.from({ length: times }, (_, index) => ask(mobileNum, `198.51.100.${index + 1}`)),
    )
  const askSecondStepCode = async (ip: string, method: string, headers = {}) => {
    const { answer } = await login(ip, headers)
    const ticket = Object(answer.value?.secondStep).ticket
    const body = { ticket, method }
    const call = 'POST /wps/session/login/second-step/code'
    return (await send(call, { body, ip, headers })).answer.code ?? 'sent'
  }
  return {
    ...platform,
    ask,
    strangersAsk,
    askSecondStepCode,
    signInAnew,
    atDevice,
    checkAddresses: () => changeSettings(context, 'm-ana', { checksAddress: true }),
    trustHome: () => addAddress(store, 'm-ana', home, time.now),
  }
}

describe('member whose daily codes strangers have used up', () => {
  it('[ERR-08] a member in a session still gets every code', async () => {
    const platform = await startWithStrangers()
    expect(await platform.strangersAsk(21)).toContain(usedUp)
    const act = await actAs(platform, 'm-ana')
    const newNumber = { mobileNum: '11987650077', countryDialingCode: '+55' }
    await platform.strangersAsk(21, newNumber.mobileNum)
    for (const body of [
      { purpose: 'PASSWORD' },
      { purpose: 'PAYMENT_PASSWORD' },
      { purpose: 'PHONE', ...newNumber },
      { purpose: 'EMAIL', email: 'ana.nova@example.com' },
    ]) {
      expect(await act('POST /wps/member/security/codes', { body })).toMatchObject({
        success: true,
      })
    }
  })

  it('[ERR-08] a member still gets the code of a second step', async () => {
    const { strangersAsk, checkAddresses, askSecondStepCode } = await startWithStrangers()
    await checkAddresses()
    await strangersAsk(21)
    expect(await askSecondStepCode('203.0.113.5', 'SMS')).toBe('sent')
  })

  it('[ERR-08] a member still gets twenty codes on a known device', async () => {
    const { ask, strangersAsk, atDevice } = await startWithStrangers()
    await strangersAsk(21)
    expect(await ask(numbers.ana, '203.0.113.5')).toBe(usedUp)
    for (let count = 0; count < 20; count += 1) {
      expect(await ask(numbers.ana, '203.0.113.5', atDevice)).toBe('sent')
    }
    expect(await ask(numbers.ana, '203.0.113.5', atDevice)).toBe(usedUp)
  })

  it('[ERR-08] a member still gets twenty codes at a trusted address', async () => {
    const { ask, strangersAsk, trustHome } = await startWithStrangers()
    await trustHome()
    await strangersAsk(21)
    for (let count = 0; count < 20; count += 1) expect(await ask(numbers.ana, home)).toBe('sent')
    expect(await ask(numbers.ana, home)).toBe(usedUp)
  })

  it('a member gets a second-step code on a known device even if strangers have the password', async () => {
    const { checkAddresses, askSecondStepCode, atDevice } = await startWithStrangers()
    await checkAddresses()
    const answers: string[] = []
    for (let address = 1; address <= 21; address += 1) {
      answers.push(await askSecondStepCode(`198.51.100.${address}`, 'SMS'))
    }
    expect(answers.at(-1)).toBe(usedUp)
    expect(await askSecondStepCode('203.0.113.5', 'SMS', atDevice)).toBe('sent')
    expect(await askSecondStepCode('203.0.113.5', 'EMAIL')).toBe('sent')
  })
})

describe('member with many devices', () => {
  it('[SAFE-06] a member gets at most sixty codes a day, on any number of devices', async () => {
    const { ask, signInAnew } = await startWithStrangers()
    const askAt = async (headers: Record<string, string>) => {
      const asked = Array.from({ length: 20 }, () => ask(numbers.ana, '203.0.113.5', headers))
      return (await Promise.all(asked)).filter((answer) => answer === 'sent').length
    }
    const sent = []
    for (let device = 0; device < 4; device += 1) sent.push(await askAt(await signInAnew()))
    expect(sent).toEqual([20, 20, 20, 0])
  })
})

describe('strangers who request codes', () => {
  it('[SAFE-06] strangers get ten codes for one number from all addresses of an IPv6 /64', async () => {
    const { ask } = await startWithStrangers()
    const askAt = (network: string, count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, host) => ask(numbers.ana, `${network}::${host}`)),
      )
    const answers = await askAt('2001:db8:7:8', 12)
    expect(answers.filter((answer) => answer === 'sent')).toHaveLength(10)
    expect(await askAt('2001:db8:7:9', 1)).toEqual(['sent'])
  })

  it('strangers get exactly twenty codes for one number with concurrent requests', async () => {
    const { strangersAsk, outbox } = await startWithStrangers()
    const answers = await strangersAsk(60)
    expect(answers.filter((answer) => answer === 'sent')).toHaveLength(20)
    expect(outbox.messages()).toHaveLength(20)
  })

  it('strangers get exactly ten codes for one number at one address, and ten remain for others', async () => {
    const { ask, strangersAsk } = await startWithStrangers()
    const atOnce = Array.from({ length: 30 }, () => ask(numbers.ana, '203.0.113.5'))
    const answers = await Promise.all(atOnce)
    expect(answers.filter((answer) => answer === 'sent')).toHaveLength(10)
    expect(new Set(await strangersAsk(10))).toEqual(new Set(['sent']))
  })

  it('strangers get the same responses for a number without an account', async () => {
    const answersFor = async (mobileNum: string) => {
      const { ask, trustHome, atDevice } = await startWithStrangers()
      await trustHome()
      const answers: string[] = []
      for (const ip of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
        // The device cookie of an account has no effect for other numbers.
        const headers = mobileNum === numbers.nobody ? atDevice : {}
        for (let count = 0; count < 11; count += 1) answers.push(await ask(mobileNum, ip, headers))
      }
      return answers
    }
    expect(await answersFor(numbers.nobody)).toEqual(await answersFor(numbers.ana))
  })
})
