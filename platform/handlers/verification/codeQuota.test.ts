import { describe, expect, it } from 'vitest'
import { addAddress } from '../../domain/accounts/account/knownAddresses.ts'
import { changeSettings } from '../../domain/accounts/account/memberSettings.ts'
import { seal } from '../../server/serverForTests.ts'
import { actAs } from '../memberForTests.ts'
import { startPlatform } from '../platformForTests.ts'

const home = '203.0.113.77'
const usedUp = 'CODE_QUOTA_USED_UP'
/** Longest wait between two codes, in milliseconds. */
const wait = 300_000
const numbers = { ana: '11987650001', nobody: '11900000099' }

/**
 * Starts the platform with Ana, who has logged in from her home IP address, and with strangers at
 * other IP addresses.
 */
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
  /** Makes requests in sequence, each after the longest wait. */
  const inTurn = async (times: number, request: (index: number) => Promise<string>) => {
    const answers: string[] = []
    for (let index = 0; index < times; index += 1) {
      time.now += wait
      answers.push(await request(index))
    }
    return answers
  }
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
    inTurn,
    strangersAsk,
    askSecondStepCode,
    signInAnew,
    atDevice,
    checkAddresses: () => changeSettings(context, 'm-ana', { checksAddress: true }),
    trustHome: () => addAddress(store, 'm-ana', home, time.now),
  }
}

describe('member after strangers have used up the daily codes', () => {
  it('[ERR-08] a logged-in member still gets every code after strangers have used up the daily codes', async () => {
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

  it('[ERR-08] a member still gets the second-step code after strangers have used up the daily codes', async () => {
    const { strangersAsk, checkAddresses, askSecondStepCode } = await startWithStrangers()
    await checkAddresses()
    await strangersAsk(21)
    expect(await askSecondStepCode('203.0.113.5', 'SMS')).toBe('sent')
  })

  it('[ERR-08] a known device still gets twenty codes after strangers have used up the daily codes', async () => {
    const { ask, inTurn, strangersAsk, atDevice } = await startWithStrangers()
    await strangersAsk(21)
    expect(await ask(numbers.ana, '203.0.113.5')).toBe(usedUp)
    const answers = await inTurn(21, () => ask(numbers.ana, '203.0.113.5', atDevice))
    expect(answers).toEqual([...Array(20).fill('sent'), usedUp])
  })

  it('[ERR-08] a trusted IP address still gets twenty codes after strangers have used up the daily codes', async () => {
    const { ask, inTurn, strangersAsk, trustHome } = await startWithStrangers()
    await trustHome()
    await strangersAsk(21)
    const answers = await inTurn(21, () => ask(numbers.ana, home))
    expect(answers).toEqual([...Array(20).fill('sent'), usedUp])
  })

  it('a member gets a second-step code on a known device even if strangers with the password have used up the codes', async () => {
    const { checkAddresses, inTurn, askSecondStepCode, atDevice } = await startWithStrangers()
    await checkAddresses()
    const answers = await inTurn(21, (index) => askSecondStepCode(`198.51.100.${index + 1}`, 'SMS'))
    expect(answers.at(-1)).toBe(usedUp)
    expect(await askSecondStepCode('203.0.113.5', 'SMS', atDevice)).toBe('sent')
    expect(await askSecondStepCode('203.0.113.5', 'EMAIL')).toBe('sent')
  })
})

describe('member with many devices', () => {
  it('[SAFE-06] a member gets at most sixty codes a day, on any number of devices', async () => {
    const { ask, inTurn, signInAnew } = await startWithStrangers()
    const askAt = async (headers: Record<string, string>) => {
      const answers = await inTurn(20, () => ask(numbers.ana, '203.0.113.5', headers))
      return answers.filter((answer) => answer === 'sent').length
    }
    const sent = []
    for (let device = 0; device < 4; device += 1) sent.push(await askAt(await signInAnew()))
    expect(sent).toEqual([20, 20, 20, 0])
  })
})

describe('strangers who request codes', () => {
  it('[SAFE-06] strangers get ten codes for one number from all IP addresses of an IPv6 /64 together', async () => {
    const { ask, inTurn } = await startWithStrangers()
    const askAt = (network: string, count: number) =>
      inTurn(count, (host) => ask(numbers.ana, `${network}::${host}`))
    const answers = await askAt('2001:db8:7:8', 12)
    expect(answers.filter((answer) => answer === 'sent')).toHaveLength(10)
    expect(await askAt('2001:db8:7:9', 1)).toEqual(['sent'])
  })

  it('strangers get exactly twenty codes for one number if their requests are concurrent', async () => {
    const { strangersAsk, outbox } = await startWithStrangers()
    const answers = await strangersAsk(60)
    expect(answers.filter((answer) => answer === 'sent')).toHaveLength(20)
    expect(outbox.messages()).toHaveLength(20)
  })

  it('strangers get exactly ten codes for one number from one IP address, and ten more from other addresses', async () => {
    const { ask, inTurn, strangersAsk } = await startWithStrangers()
    const answers = await inTurn(12, () => ask(numbers.ana, '203.0.113.5'))
    expect(answers.filter((answer) => answer === 'sent')).toHaveLength(10)
    expect(new Set(await strangersAsk(10))).toEqual(new Set(['sent']))
  })

  it('strangers get the same responses for numbers with and without an account', async () => {
    const answersFor = async (mobileNum: string) => {
      const { ask, inTurn, trustHome, atDevice } = await startWithStrangers()
      await trustHome()
      const answers: string[] = []
      for (const ip of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
        // The device cookie of Ana's account has no effect for a number without an account.
        const headers = mobileNum === numbers.nobody ? atDevice : {}
        answers.push(...(await inTurn(11, () => ask(mobileNum, ip, headers))))
      }
      return answers
    }
    expect(await answersFor(numbers.nobody)).toEqual(await answersFor(numbers.ana))
  })
})

describe('wait before another code', () => {
  const tooSoon = 'TOO_MANY_REQUESTS'

  it('the wait grows with each consecutive code, and is reset after fifteen minutes without a code', async () => {
    const { ask, time } = await startWithStrangers()
    const askAfter = (seconds: number) => {
      time.now += seconds * 1000
      return ask(numbers.ana, '203.0.113.5')
    }
    expect(await askAfter(0)).toBe('sent')
    for (const seconds of [30, 60, 120, 300]) {
      expect(await askAfter(seconds - 1)).toBe(tooSoon)
      expect(await askAfter(1)).toBe('sent')
    }
    expect(await askAfter(15 * 60)).toBe('sent')
    expect(await askAfter(30)).toBe('sent')
  })

  it('concurrent requests by strangers for one number from one IP address send a single code', async () => {
    const { ask } = await startWithStrangers()
    const atOnce = Array.from({ length: 5 }, () => ask(numbers.ana, '203.0.113.5'))
    expect((await Promise.all(atOnce)).toSorted()).toEqual([...Array(4).fill(tooSoon), 'sent'])
  })

  it('a stranger’s request does not make the owner of the number wait', async () => {
    const { ask, atDevice } = await startWithStrangers()
    expect(await ask(numbers.ana, '203.0.113.5')).toBe('sent')
    expect(await ask(numbers.ana, '203.0.113.5', atDevice)).toBe('sent')
    expect(await ask(numbers.ana, '203.0.113.5', atDevice)).toBe(tooSoon)
  })
})
