import { describe, expect, it } from 'vitest'
import { memberRow, worldForTests } from '../../../server/serverForTests.ts'
import { changeSettings } from './memberSettings.ts'
import { checkPaymentPassword, hasPaymentPassword } from './paymentPassword.ts'

describe('a payment password', () => {
  it('is missing until one is set, and the one registered with counts until another is', async () => {
    const { world } = worldForTests()
    expect(await checkPaymentPassword(world, memberRow(), '246810')).toBe('missing')
    const member = memberRow({ profile: { paymentPassword: await world.passwords.hash('111222') } })
    expect(await hasPaymentPassword(world, member)).toBe(true)
    expect(await checkPaymentPassword(world, member, '111222')).toBe('right')
    const paymentPasswordHash = await world.passwords.hash('246810')
    await changeSettings(world, member.id, { paymentPasswordHash })
    expect(await checkPaymentPassword(world, member, '111222')).toBe('wrong')
    expect(await checkPaymentPassword(world, member, '246810')).toBe('right')
  })

  it('is refused for a quarter of an hour after five wrong ones in a row, then taken again', async () => {
    const { world, time } = worldForTests()
    const paymentPasswordHash = await world.passwords.hash('246810')
    await changeSettings(world, 'm-1', { paymentPasswordHash })
    const check = (password: string) => checkPaymentPassword(world, memberRow(), password)
    for (let attempt = 1; attempt <= 4; attempt += 1) await check('000000')
    expect(await check('246810')).toBe('right')
    for (let attempt = 1; attempt <= 5; attempt += 1) await check('000000')
    time.now += 60_000
    expect(await check('246810')).toEqual({ wait: 14 * 60_000 })
    time.now += 14 * 60_000
    expect(await check('246810')).toBe('right')
  })
})
