import { describe, expect, it } from 'vitest'
import { seal } from '../../server/serverForTests.ts'
import { mobileUserForTests, startPlatform, userForTests } from '../platformForTests.ts'

const elsewhere = {
  'a page on another host': {
    registerUrl: 'https://portico.fake/register',
    domain: 'portico.fake',
  },
  'a page whose address differs from its domain': { domain: 'portico-bet.example' },
  'a malformed page address': { registerUrl: 'register' },
  'a host that only ends like an own host': {
    registerUrl: 'https://notportico.example/',
    domain: 'notportico.example',
  },
}
const platformPages = [
  { registerUrl: 'https://portico-bet.example/register', domain: 'portico-bet.example' },
  { registerUrl: 'https://m.portico.example/register?x=1', domain: 'M.portico.example' },
  { registerUrl: 'http://localhost:5173/register', domain: 'localhost' },
  // The test requests are sent to this host.
  { registerUrl: 'http://portico.test/register', domain: 'portico.test' },
]

describe('[ERR-20] domain check', () => {
  for (const [what, changes] of Object.entries(elsewhere)) {
    it(`registration by username and by mobile number both reject ${what}`, async () => {
      const { register, registerMobile, store } = await startPlatform()
      const byName = await register(userForTests(changes))
      const byMobile = await registerMobile(mobileUserForTests(changes))
      for (const { body } of [byName, byMobile]) expect(body.code).toBe('DOMAIN_INVALID')
      expect(await store.members.count({ usernameKey: 'marina92' })).toBe(0)
    })
  }

  it("registration is accepted from any of the platform's hosts, localhost, and the host of the request", async () => {
    const { register } = await startPlatform()
    for (const [index, changes] of platformPages.entries()) {
      const { body } = await register(userForTests({ ...changes, username: `marina9${index}` }))
      expect(body, changes.domain).toMatchObject({ success: true })
    }
  })

  it('a login from a foreign page is rejected before the password is checked', async () => {
    const { context, send } = await startPlatform()
    const key = 'POST /wps/session/login'
    const login = async (Origin: string, password = 'portico-ana-1') => {
      const body = await seal(context, key, { username: 'ana', password, type: 'username' })
      return (await send(key, { body, headers: { Origin } })).answer
    }
    for (const origin of ['https://portico.fake', 'https://portico.example.fake', 'null']) {
      expect(await login(origin), origin).toMatchObject({ code: 'DOMAIN_INVALID' })
      expect(await login(origin, 'wrong'), origin).toMatchObject({ code: 'DOMAIN_INVALID' })
    }
    for (const origin of [
      'https://portico.example',
      'http://127.0.0.1:4173',
      'http://portico.test',
    ]) {
      expect(await login(origin), origin).toMatchObject({ success: true })
    }
  })
})
