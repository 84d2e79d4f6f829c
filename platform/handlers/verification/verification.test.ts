import { describe, expect, it } from 'vitest'
import { startPlatform } from '../platformForTests.ts'

describe('captcha', () => {
  it('[API-07] a captcha is an image, and its solution is not in the response', async () => {
    const { send, store } = await startPlatform()
    const id = 'a-page-chose-this-id'
    const { answer, text } = await send('GET /wps/captcha', { query: `?id=${id}` })
    expect(atob(String(answer.value)).slice(1, 4)).toBe('PNG')
    const solution = (await store.captchas.get(id))?.solution ?? ''
    expect(solution).toMatch(/^[A-Z0-9]{5}$/)
    expect(text).not.toContain(solution)
  })

  it('a captcha changes with each request for the same id', async () => {
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

describe('code by SMS', () => {
  it('[API-09] a code is sent to the number, and the response contains only the lifetime of the code and the wait before another code', async () => {
    const { sendCode, outbox } = await startPlatform()
    const { answer, text } = await sendCode('11987654321')
    expect(answer).toEqual({ success: true, value: { expiredMinutes: 5, resendSeconds: 30 } })
    const [sent] = outbox.messages()
    expect(sent).toMatchObject({ to: '+5511987654321', purpose: 'register' })
    expect(sent?.code).toMatch(/^\d{6}$/)
    expect(text).not.toContain(sent?.code)
  })

  it.each([
    ['+55', '119876543'],
    ['+55', '119876543210'],
    ['+999', '11987654321'],
  ])(
    '[ERR-01] a code is not sent to a number that is invalid in its country: %s %s',
    async (code, number) => {
      const { sendCode, outbox } = await startPlatform()
      expect((await sendCode(number, code)).answer.code).toBe('PHONE_INVALID')
      expect(outbox.messages()).toEqual([])
    },
  )

  it('[ERR-08] a number gets twenty codes a day, at most ten of them from one IP address', async () => {
    const { send, outbox, time } = await startPlatform()
    const ask = async (ip: string, mobileNo = '11987654321') => {
      time.now += 5 * 60_000
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

  it('[ERR-08] an IP address gets a hundred codes a day, for any numbers', async () => {
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

  it('[ERR-09] a registration code is rejected if both modules that use such codes are off', async () => {
    const { sendCode, setFlag } = await startPlatform()
    await setFlag('MOBILENUMREG3', false)
    expect((await sendCode('11987654321')).answer.code).toBe('SMS_NOT_ENABLED')
    await setFlag('REGMOBVERF3', true)
    expect((await sendCode('11987654321')).answer.success).toBe(true)
  })
})
