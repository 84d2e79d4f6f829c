import { expect, it } from 'vitest'
import { openSession } from '../platform/domain/accounts/session/sessions.ts'
import { seal } from '../platform/server/serverForTests.ts'
import { createSoftAuthenticator } from '../tests/support/softAuthenticator.ts'
import { memberPassword } from './testing/attackedPlatform.ts'
import { describeAttacked } from './testing/describeAttacked.ts'

const offer = '/wps/member/passkeys/options'
const login = '/wps/session/login/passkey'
const atOnceMany = 12

describeAttacked('parallel requests with passkeys', (current) => {
  const device = createSoftAuthenticator('https://portico.test')

  it('parallel requests with the same challenge add one passkey', async () => {
    const { atOnce, first, member, send } = current()
    const headers = { Authorization: `Bearer ${await openSession(first.context, member.id)}` }
    const proof = { method: 'PASSWORD', answer: memberPassword }
    const body = await seal(first.context, `POST ${offer}`, proof)
    const { answer } = await send(first, offer, { body, headers })
    const credential = device.create(Object(answer.value))
    const answers = await atOnce(atOnceMany, (gateway) =>
      send(gateway, '/wps/member/passkeys', { body: { name: 'One', credential }, headers }),
    )
    expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1)
    expect(await first.context.store.passkeys.count()).toBe(1)
  }, 60_000)

  it('parallel passkey log-ins with the same challenge open one session', async () => {
    const { atOnce, first, send } = current()
    const { answer } = await send(first, `${login}/options`, { body: {} })
    const credential = device.use(Object(answer.value))
    const answers = await atOnce(atOnceMany, (gateway) =>
      send(gateway, login, { body: { credential } }),
    )
    expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1)
  }, 60_000)

  it('parallel passkey log-ins with the same signature counter but different challenges open one session', async () => {
    const { atOnce, first, send } = current()
    const uses = await atOnce(atOnceMany, async (gateway) => {
      const { answer } = await send(gateway, `${login}/options`, { body: {} })
      return device.use(Object(answer.value), { counter: 100 })
    })
    const answers = await atOnce(atOnceMany, (gateway, index) =>
      send(gateway, login, { body: { credential: uses[index] } }),
    )
    expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1)
    expect(new Set(answers.map(({ answer }) => answer.code))).toEqual(
      new Set([undefined, 'PASSKEY_COPIED']),
    )
    expect((await first.context.store.passkeys.find())[0]?.counter).toBe(100)
  }, 60_000)
})
