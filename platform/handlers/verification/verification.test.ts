import { describe, expect, it } from 'vitest'
import { startPlatform } from '../platformForTests.ts'

describe('a captcha', () => {
  it('[API-07] is an image whose answer is in no answer', async () => {
    const { send, store } = await startPlatform()
    const id = 'a-page-chose-this-id'
    const { answer, text } = await send('GET /wps/captcha', { query: `?id=${id}` })
    expect(atob(String(answer.value)).slice(1, 4)).toBe('PNG')
    const solution = (await store.captchas.get(id))?.solution ?? ''
    expect(solution).toMatch(/^[A-Z0-9]{5}$/)
    expect(text).not.toContain(solution)
  })

  it('is another each time it is fetched, under the same id', async () => {
    const { send, store } = await startPlatform()
    const id = 'a-page-chose-this-id'
    const solutions = new Set<string | undefined>()
    for (let fetched = 1; fetched <= 4; fetched += 1) {
      await send('GET /wps/captcha', { query: `?id=${id}` })
      solutions.add((await store.captchas.get(id))?.solution)
    }
    expect(solutions.size).toBeGreaterThan(1)
    expect(await store.captchas.count()).toBe(1)
  })
})

describe('a code by sms', () => {
  it('[API-09] goes to the number and to no answer, which tells its minutes', async () => {
    const { sendCode, outbox } = await startPlatform()
    const { answer, text } = await sendCode('11987654321')
    expect(answer).toEqual({ success: true, value: { expiredMinutes: 5 } })
    const [sent] = outbox.messages()
    expect(sent).toMatchObject({ to: '+5511987654321', purpose: 'register' })
    expect(sent?.code).toMatch(/^\d{6}$/)
    expect(text).not.toContain(sent?.code)
  })

  it.each([
    ['+55', '119876543'],
    ['+55', '119876543210'],
    ['+999', '11987654321'],
  ])('[ERR-01] goes to no number that the country does not have: %s %s', async (code, number) => {
    const { sendCode, outbox } = await startPlatform()
    expect((await sendCode(number, code)).answer.code).toBe('PHONE_INVALID')
    expect(outbox.messages()).toEqual([])
  })

  it('[ERR-08] is sent twenty times a day to one number, ten for one address', async () => {
    const { send, outbox } = await startPlatform()
    const ask = async (ip: string, mobileNo = '11987654321') => {
      const body = { mobileNo, countryDialingCode: '+55' }
      const { answer } = await send('POST /wps/verification/sms/register', { body, ip })
      return answer.code ?? 'sent'
    }
    for (const ip of ['198.51.100.1', '198.51.100.2']) {
      for (let count = 0; count < 10; count += 1) expect(await ask(ip)).toBe('sent')
      expect(await ask(ip)).toBe('CODE_QUOTA_USED_UP')
    }
    expect(await ask('198.51.100.3')).toBe('CODE_QUOTA_USED_UP')
    expect(outbox.messages()).toHaveLength(20)
    expect(await ask('198.51.100.1', '11987654322')).toBe('sent')
  })

  it('[ERR-08] is sent a hundred times a day for one address, whatever the number', async () => {
    const { send, time } = await startPlatform()
    const ask = async (number: number) => {
      const body = { mobileNo: `1198765${number}`, countryDialingCode: '+55' }
      return (await send('POST /wps/verification/sms/register', { body })).answer.code
    }
    for (let number = 4300; number < 4400; number += 1) expect(await ask(number)).toBeUndefined()
    expect(await ask(4400)).toBe('CODE_QUOTA_USED_UP')
    time.now += 24 * 3_600_000
    expect(await ask(4400)).toBeUndefined()
  })

  it('[ERR-09] is sent by no platform that has neither use of it switched on', async () => {
    const { sendCode, setFlag } = await startPlatform()
    await setFlag('MOBILENUMREG3', false)
    expect((await sendCode('11987654321')).answer.code).toBe('SMS_NOT_ENABLED')
    await setFlag('REGMOBVERF3', true)
    expect((await sendCode('11987654321')).answer.success).toBe(true)
  })
})
