import { expect, it } from 'vitest'
import { startPlatform } from './platformForTests.ts'

it('[API-11] shows an avatar, always the same until another is chosen', async () => {
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

it('[API-69][API-78] writes e-mails in the language that the member has chosen', async () => {
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

it('[API-76][LOGIN-21] tells at a first login whether the password was somebody else’s', async () => {
  const { send, login, asMember, store } = await startPlatform()
  const first = async (name: string) => {
    const headers = asMember((await login(name, `portico-${name}-1`)).body.value?.token)
    return (await send('POST /wps/session/firstLogin', { headers })).answer.value
  }
  expect(await first('dora')).toEqual({ mustChangePassword: true })
  expect((await store.members.get('m-dora'))?.firstTimeLogin).toBe(true)
  expect(await first('ana')).toEqual({ mustChangePassword: false })
})
