import { describe, expect, it } from 'vitest'
import { depositsAs } from '../deposits/depositsForTests.ts'
import { userForTests } from '../platformForTests.ts'
import { startTeam } from '../teamForTests.ts'

const minute = 60_000
const rates = Object.fromEntries(
  ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'].map((type) => [type, '0']),
)

async function startWithInvitation(more: object = {}) {
  const team = await startTeam()
  const body = { accountKind: 'MEMBER', rates, domain: 'portico.example', ...more }
  const { value } = await team.as('davi', 'POST /wps/agent/invitations', { body })
  const code = String(value.code)
  const visit = async (referralCode: string) =>
    (await team.send('POST /wps/registration/visit', { body: { referralCode } })).status
  const list = async () => (await team.as('davi', 'GET /wps/agent/invitations')).value
  return {
    ...team,
    code,
    path: `/wps/agent/invitations/${String(value.invitationId)}`,
    visit,
    list,
  }
}

describe('invitation funnel', () => {
  it("[AGENT-07] visits of an invitation link are counted regardless of the code's case", async () => {
    const { code, visit, list } = await startWithInvitation()
    expect(await visit(code)).toBe(200)
    expect(await visit(code.toLowerCase())).toBe(200)
    expect(await list()).toMatchObject({
      items: [{ visits: 2, uses: 0, firstDeposits: 0 }],
      totals: { visits: 2, uses: 0, firstDeposits: 0 },
    })
  })

  it('visits of an ended invitation are not counted, and the response does not reveal if a code exists', async () => {
    const { code, path, visit, list, as } = await startWithInvitation()
    await as('davi', 'DELETE /wps/agent/invitations/{invitationId}', { path })
    expect(await visit(code)).toBe(200)
    expect(await visit('NOBODYS1')).toBe(200)
    expect(await visit('')).toBe(422)
    expect(await list()).toMatchObject({ items: [{ visits: 0 }] })
  })

  it("the funnel counts only registrations with the invitation's code", async () => {
    const { code, list, register, store } = await startWithInvitation()
    const { body } = await register(userForTests({ referralCode: code }))
    await register(userForTests({ username: 'marina93', referralCode: 'ANA2026' }))
    expect(await list()).toMatchObject({ items: [{ uses: 1 }], totals: { uses: 1 } })
    expect(await store.invitees.find()).toMatchObject([
      { id: body.value?.memberId, depositedAt: null },
    ])
  })

  it('the funnel counts the first deposit of each invited member once', async () => {
    const { order, passTime, store, context } = await depositsAs('m-ana')
    const [invitation] = await store.invitations.find()
    if (!invitation) throw new Error('There is no invitation')
    const { id } = invitation
    await store.invitees.insert({ id: 'm-ana', invitationId: id, depositedAt: null })
    const paidBy = async () => (await store.invitations.get(id))?.firstDeposits
    expect(await paidBy()).toBe(0)
    await order('50.00')
    await passTime(minute)
    expect(await paidBy()).toBe(1)
    expect((await store.invitees.get('m-ana'))?.depositedAt).toBeLessThanOrEqual(context.now())
    await order('60.00')
    await passTime(minute)
    expect(await paidBy()).toBe(1)
  })

  it("an agent's funnel counts only the agent's own invitations", async () => {
    const { code, visit, as } = await startWithInvitation()
    const totalsOf = async (username: string) =>
      (await as(username, 'GET /wps/agent/invitations')).value.totals
    const before = await totalsOf('carla')
    await visit(code)
    expect(await totalsOf('carla')).toEqual(before)
    expect(await totalsOf('davi')).toMatchObject({ visits: 1 })
  })
})

describe('host on which an invitation is valid', () => {
  it('[AGENT-02] an invitation can be limited to a loopback host; without a limit it is valid on every host', async () => {
    const team = await startTeam()
    const create = async (host: object) => {
      const body = { accountKind: 'MEMBER', rates, ...host }
      return (await team.as('davi', 'POST /wps/agent/invitations', { body })).value
    }
    const everywhere = await create({})
    expect(everywhere).not.toHaveProperty('domain')
    const query = `?code=${String(everywhere.code)}&domain=other.example`
    expect((await team.send('GET /wps/agent/affiliate', { query })).answer.success).toBe(true)
    for (const domain of ['127.0.0.1', 'LOCALHOST', '[::1]']) {
      expect(await create({ domain })).toMatchObject({
        domain: domain.toLowerCase(),
        status: 'OPEN',
      })
    }
  })
})
