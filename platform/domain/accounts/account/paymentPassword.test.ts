import { describe, expect, it } from 'vitest'
import { contextForTests, memberRow } from '../../../server/serverForTests.ts'
import { changeSettings } from './memberSettings.ts'
import { checkPaymentPassword, hasPaymentPassword } from './paymentPassword.ts'

describe('payment password', () => {
  it('a payment password that a member sets replaces the one from the registration', async () => {
    const { context } = contextForTests()
    expect(await checkPaymentPassword(context, memberRow(), '246810')).toBe('missing')
    const member = memberRow({
      profile: { paymentPassword: await context.passwords.hash('111222') },
    })
    expect(await hasPaymentPassword(context, member)).toBe(true)
    expect(await checkPaymentPassword(context, member, '111222')).toBe('right')
    const paymentPasswordHash = await context.passwords.hash('246810')
    await changeSettings(context, member.id, { paymentPasswordHash })
    expect(await checkPaymentPassword(context, member, '111222')).toBe('wrong')
    expect(await checkPaymentPassword(context, member, '246810')).toBe('right')
  })

  it('five wrong payment passwords in a row block further ones for fifteen minutes', async () => {
    const { context, time } = contextForTests()
    const paymentPasswordHash = await context.passwords.hash('246810')
    await changeSettings(context, 'm-1', { paymentPasswordHash })
    const check = (password: string) => checkPaymentPassword(context, memberRow(), password)
    for (let attempt = 1; attempt <= 4; attempt += 1) await check('000000')
    expect(await check('246810')).toBe('right')
    for (let attempt = 1; attempt <= 5; attempt += 1) await check('000000')
    time.now += 60_000
    expect(await check('246810')).toEqual({ wait: 14 * 60_000 })
    time.now += 14 * 60_000
    expect(await check('246810')).toBe('right')
  })
})
