import { expect, it } from 'vitest'
import { startPlatform } from '../platformForTests.ts'

it('[ROOT-02][MEM-26][API-10] member info distinguishes visitors, members, trial members and agents', async () => {
  const { send, login, asMember } = await startPlatform()
  const { accountTypes } = (await send('GET /wps/system/status')).answer.value ?? {}
  const types = Object(accountTypes)
  const whoIs = async (name: string, area: string) => {
    const { body } = await login(name, `portico-${name}-1`, { area })
    const headers = asMember(body.value?.token)
    const { account, nickname, id, type } = Object(
      (await send('GET /wps/member/info', { headers })).answer.value,
    )
    // The session values of MEM-26, with the names from the contract's description of the
    // operation.
    const values = { nickname, account, username: account, customerId: id }
    const is = { isAgent: types.agents.includes(type), isTrial: types.trials.includes(type) }
    return { ...values, ...is }
  }
  const nobody = await send('GET /wps/member/info')
  expect([nobody.status, nobody.answer.code]).toEqual([401, 'NOT_LOGGED_IN'])
  const of = (account: string, nickname: string, is: object) => ({
    nickname,
    account,
    username: account,
    customerId: `m-${account}`,
    isAgent: false,
    isTrial: false,
    ...is,
  })
  expect(await whoIs('ana', 'member')).toEqual(of('ana', 'Ana', {}))
  expect(await whoIs('bruno', 'member')).toEqual(of('bruno', 'Bruno', { isTrial: true }))
  expect(await whoIs('carla', 'agent')).toEqual(of('carla', 'Carla', { isAgent: true }))
})

it('[API-11] the default avatar is stable until the member chooses another', async () => {
  const { send, login, asMember } = await startPlatform()
  const headers = asMember((await login('ana', 'portico-ana-1')).body.value?.token)
  const icon = async () => (await send('GET /wps/member/info/icon', { headers })).answer.value?.icon
  expect(await icon()).toBe(await icon())
  for (const chosen of ['AVATAR_11', 'AVATAR_12']) {
    await send('PUT /wps/member/info/icon', { headers, body: { icon: chosen } })
    expect(await icon()).toBe(chosen)
  }
  const unknown = { headers, body: { icon: 'AVATAR_99' } }
  expect((await send('PUT /wps/member/info/icon', unknown)).status).toBe(422)
})

it('[API-69][API-78] e-mails are written in the language that the member has chosen', async () => {
  const { send, login, asMember, outbox } = await startPlatform()
  const headers = asMember((await login('ana', 'portico-ana-1')).body.value?.token)
  const put = { headers, body: { language: 'en' } }
  expect((await send('PUT /wps/member/language', put)).answer).toEqual({ success: true })
  await send('POST /wps/member/password/email', {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'username=ana&email=ana%40example.com',
  })
  expect(outbox.mails()[0]?.subject).toBe('Your temporary password')
})

it('[API-76] the first login returns `mustChangePassword` if another person has set the password', async () => {
  const { send, login, asMember, store } = await startPlatform()
  const first = async (name: string) => {
    const headers = asMember((await login(name, `portico-${name}-1`)).body.value?.token)
    return (await send('POST /wps/session/firstLogin', { headers })).answer.value
  }
  expect(await first('dora')).toEqual({ mustChangePassword: true })
  expect((await store.members.get('m-dora'))?.firstTimeLogin).toBe(true)
  expect(await first('ana')).toEqual({ mustChangePassword: false })
})
