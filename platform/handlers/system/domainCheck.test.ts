import { describe, expect, it } from 'vitest'
import { seal } from '../../server/serverForTests.ts'
import { mobileUserForTests, startPlatform, userForTests } from '../platformForTests.ts'

const elsewhere = {
  'a page on another host': {
    registerUrl: 'https://portico.fake/register',
    domain: 'portico.fake',
  },
  'a page that is not on the host it tells': { domain: 'portico-bet.example' },
  'an address that is none': { registerUrl: 'register' },
  'a host that ends as ours': {
    registerUrl: 'https://notportico.example/',
    domain: 'notportico.example',
  },
}
const ours = [
  { registerUrl: 'https://portico-bet.example/register', domain: 'portico-bet.example' },
  { registerUrl: 'https://m.portico.example/register?x=1', domain: 'M.portico.example' },
  { registerUrl: 'http://localhost:5173/register', domain: 'localhost' },
  // The host that the tests call.
  { registerUrl: 'http://portico.test/register', domain: 'portico.test' },
]

describe('[ERR-20] the domain check', () => {
  for (const [what, changes] of Object.entries(elsewhere)) {
    it(`refuses ${what} on each way to register`, async () => {
      const { register, registerMobile, store } = await startPlatform()
      const byName = await register(userForTests(changes))
      const byMobile = await registerMobile(mobileUserForTests(changes))
      for (const { body } of [byName, byMobile]) expect(body.code).toBe('DOMAIN_INVALID')
      expect(await store.members.count({ usernameKey: 'marina92' })).toBe(0)
    })
  }

  it('lets a page register on any of our hosts, on this machine, and on the host that it calls', async () => {
    const { register } = await startPlatform()
    for (const [index, changes] of ours.entries()) {
      const { body } = await register(userForTests({ ...changes, username: `marina9${index}` }))
      expect(body, changes.domain).toMatchObject({ success: true })
    }
  })

  it('refuses a log-in from a page of somebody else, before anything of the account is told', async () => {
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
