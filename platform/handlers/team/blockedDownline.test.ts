import { describe, expect, it } from 'vitest'
import { textIn } from '../../domain/base/texts/texts.ts'
import type { OperationKey } from '../../gen/behaviour.ts'
import { seal } from '../../server/serverForTests.ts'
import { daily, offer } from '../contracts/contractsForTests.ts'
import { userForTests } from '../platformForTests.ts'
import { startTeam } from '../teamForTests.ts'

type Team = Awaited<ReturnType<typeof startTeam>>

/**
 * Members whom the agent Davi may not block: himself, his upline, a member of another branch, one
 * without a team, and an unknown id.
 */
const strangers = ['m-davi', 'm-carla', 'm-livia.prado', 'm-ana', 'm-nobody']

const rates = Object.fromEntries(
  ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'].map((type) => [type, '0']),
)

describe('block of a downline', () => {
  const block = 'POST /wps/agent/downline/{memberId}/block'
  const unblock = 'DELETE /wps/agent/downline/{memberId}/block'
  const at = (username: string) => ({ path: `/wps/agent/downline/m-${username}/block` })
  const words = { reason: 'MULTIPLE_ACCOUNTS', note: ' Fale com o suporte. ' }
  const deposit = (team: Team, username: string) =>
    team.as(username, 'POST /wps/deposits', { body: { method: 'PIX', amount: '50.00' } })

  it('a block is shown with its reason to the agents above and to the member', async () => {
    const team = await startTeam()
    const { value } = await team.as('davi', block, { ...at('bia.furtado'), body: words })
    const since = new Date(team.time.now).toISOString()
    const reason = { reason: 'MULTIPLE_ACCOUNTS', note: 'Fale com o suporte.', since }
    expect(value).toEqual({ ...reason, by: 'davi' })
    for (const agent of ['davi', 'carla']) {
      const card = await team.as(agent, 'GET /wps/agent/downline/{memberId}', {
        path: '/wps/agent/downline/m-bia.furtado',
      })
      expect(card.value, agent).toMatchObject({ block: value })
      const list = await team.as(agent, 'GET /wps/agent/downline', { query: '?search=bia' })
      expect(list.value, agent).toMatchObject({ items: [{ block: value }] })
    }
    const own = await team.as('bia.furtado', 'GET /wps/member/info')
    expect(own.value).toMatchObject({ block: reason })
    const inbox = await team.as('bia.furtado', 'GET /wps/messages', { query: '?kind=SYSTEM' })
    expect(inbox.value).toMatchObject({ items: [{ title: 'Sua conta foi bloqueada' }] })
  })

  it('a blocked member cannot play, deposit, claim or transfer, but can read records, messages and withdrawal terms', async () => {
    const team = await startTeam()
    await team.as('carla', block, { ...at('bia.furtado'), body: words })
    const refused = { status: 403, code: 'ACCOUNT_BLOCKED' }
    expect(await deposit(team, 'bia.furtado')).toMatchObject(refused)
    const game = { nodeId: '100001', language: 'pt', backUrl: 'https://portico.example/' }
    const by = (key: OperationKey, body: object, path?: string) =>
      team.as('bia.furtado', key, { body, ...(path !== undefined && { path }) })
    expect(await by('POST /wps/game/startGame', game)).toMatchObject(refused)
    expect(await by('POST /wps/rewards/codes', { code: 'ZAP2026' })).toMatchObject(refused)
    expect(await by('POST /wps/rebates/claim', {})).toMatchObject(refused)
    expect(await by('POST /wps/transfers', {})).toMatchObject(refused)
    const terms = await team.as('bia.furtado', 'GET /wps/withdrawals/terms')
    expect(terms.status).toBe(200)
    expect((await team.as('bia.furtado', 'GET /wps/records/bets')).status).toBe(200)
    expect((await team.as('bia.furtado', 'GET /wps/messages')).status).toBe(200)
    // Members below the blocked member are not blocked.
    expect((await deposit(team, 'leo.miranda')).code).not.toBe('ACCOUNT_BLOCKED')
  })

  it('a blocked member can still withdraw, and cancel a withdrawal', async () => {
    const team = await startTeam({ personas: true, past: true })
    const { context, store } = team
    const author = { agentId: 'm-carla', reason: 'OTHER', note: '', since: context.now() } as const
    await store.memberBlocks.insert({ id: 'm-ana', ...author })
    const withdrawals = 'POST /wps/withdrawals'
    const order = { accountId: 'k-past-ana', amount: '200.00', paymentPassword: '482915' }
    const body = await seal(context, withdrawals, order)
    const before = await team.balanceOf('ana')
    const { value } = await team.as('ana', withdrawals, { body })
    expect(value).toMatchObject({ status: 'PENDING', amount: '200.00' })
    expect(await team.balanceOf('ana')).toBe(before - 200_00)
    const path = `/wps/withdrawals/${String(value.withdrawalId)}/cancel`
    await team.as('ana', 'POST /wps/withdrawals/{withdrawalId}/cancel', { path })
    expect(await team.balanceOf('ana')).toBe(before)
  })

  it('a blocked agent cannot invite members, create accounts or offer contracts', async () => {
    const team = await startTeam()
    const link = { accountKind: 'MEMBER', rates, domain: 'portico.example' }
    const account = {
      accountKind: 'MEMBER',
      rates,
      username: 'novaconta1',
      password: 'Gavea2026',
    }
    const invite = () => team.as('davi', 'POST /wps/agent/invitations', { body: link })
    const members = 'POST /wps/agent/members'
    const openAccount = async () =>
      team.as('davi', members, { body: await seal(team.context, members, account) })
    await team.as('carla', block, { ...at('davi'), body: words })
    const refused = { status: 403, code: 'ACCOUNT_BLOCKED' }
    expect(await invite()).toMatchObject(refused)
    expect(await openAccount()).toMatchObject(refused)
    expect(await offer(team, 'davi', 'bia.furtado', daily('0.10'))).toMatchObject(refused)
    expect((await team.as('davi', 'GET /wps/agent/invitations')).status).toBe(200)
    await team.as('carla', unblock, at('davi'))
    expect((await invite()).status).toBe(200)
    expect((await openAccount()).status).toBe(200)
    expect((await offer(team, 'davi', 'bia.furtado', daily('0.10'))).code).not.toBe(
      'ACCOUNT_BLOCKED',
    )
  })

  it('a block pauses the invitation links of the blocked agent, but not those of other agents', async () => {
    const team = await startTeam()
    const body = { accountKind: 'MEMBER', rates, domain: 'portico.example' }
    const { value } = await team.as('davi', 'POST /wps/agent/invitations', { body })
    const code = String(value.code)
    const query = `?code=${code}&domain=portico.example`
    const lookUp = async () => (await team.send('GET /wps/agent/affiliate', { query })).answer
    const visit = () => team.send('POST /wps/registration/visit', { body: { referralCode: code } })
    const join = async (username: string) =>
      (await team.register(userForTests({ username, affiliateCode: code }))).body
    await team.as('carla', block, { ...at('davi'), body: words })
    const over = { code: 'AFFILIATE_INVALID' }
    expect(await lookUp()).toMatchObject({
      ...over,
      value: { fields: [{ field: 'affiliateCode', reason: 'expired' }] },
    })
    expect(await join('marina94')).toMatchObject(over)
    await visit()
    const carlas = await team.register(userForTests({ affiliateCode: 'CARLA2026' }))
    expect(carlas.body.code).not.toBe('AFFILIATE_INVALID')
    const [invitation] = await team.store.invitations.find({ where: { code } })
    expect(invitation).toMatchObject({ visits: 0, uses: 0, endedAt: null })
    const statuses = async () => {
      const { value } = await team.as('davi', 'GET /wps/agent/invitations')
      // The API contract declares this type for the response.
      const { items } = value as { items: { code: string; status: string }[] }
      return items.filter((item) => item.code === code).map(({ status }) => status)
    }
    expect(await statuses()).toEqual(['PAUSED'])
    await team.as('carla', unblock, at('davi'))
    expect(await statuses()).toEqual(['OPEN'])
    expect((await lookUp()).success).toBe(true)
    expect((await join('marina95')).code).not.toBe('AFFILIATE_INVALID')
    expect(await team.store.invitations.get(invitation?.id ?? '')).toMatchObject({ uses: 1 })
  })

  it('[SAFE-05] a block does not change the turnover that a member’s deposits require', async () => {
    const team = await startTeam({ personas: true, past: true })
    const [paid] = await team.store.deposits.find({ where: { memberId: 'm-ana', status: 'PAID' } })
    if (!paid) throw new Error('ana has paid nothing in')
    const now = team.time.now
    await team.store.deposits.insert({ ...paid, id: 'd-x', memberId: 'm-davi', endedAt: now })
    const required = async () => {
      const { value } = await team.as('davi', 'GET /wps/withdrawals/terms')
      // The API contract declares this type for the response.
      return (value.turnover as { required: string }).required
    }
    const before = await required()
    expect(before).not.toBe('0.00')
    await team.as('carla', block, { ...at('davi'), body: words })
    expect(await required()).toBe(before)
  })

  it('every agent above a blocked member can end the block, even if another agent set it', async () => {
    const team = await startTeam()
    const titles = async (who: string) => {
      const rows = await team.store.messages.find({ where: { memberId: `m-${who}` } })
      return rows.map(({ title }) => textIn(title, 'en'))
    }
    const told = 'The block of lorena.sa has ended'
    for (const [author, other] of [
      ['carla', 'leo.miranda'],
      ['davi', 'leo.miranda'],
      ['leo.miranda', 'davi'],
    ] as const) {
      await team.as(author, block, { ...at('lorena.sa'), body: words })
      const again = await team.as(other, block, { ...at('lorena.sa'), body: words })
      expect(again.code).toBe('NOT_POSSIBLE_NOW')
      const seen = await team.as(other, 'GET /wps/agent/downline', { query: '?search=lorena' })
      expect(seen.value).toMatchObject({ items: [{ block: { by: author } }] })
      const ended = await team.as(other, unblock, at('lorena.sa'))
      expect(ended.value).toEqual({ isBlocked: false })
      expect(await titles(author)).toContain(told)
    }
    expect((await deposit(team, 'lorena.sa')).code).not.toBe('ACCOUNT_BLOCKED')
    await team.as('davi', block, { ...at('bia.furtado'), body: words })
    await team.as('davi', unblock, at('bia.furtado'))
    const news = (await titles('davi')).filter((title) => title.startsWith('The block of'))
    expect(news).toEqual([told])
  })

  it('the member is notified once when two agents end a block concurrently', async () => {
    const team = await startTeam()
    await team.as('carla', block, { ...at('lorena.sa'), body: words })
    const agents = ['carla', 'davi']
    const answers = await Promise.all(agents.map((who) => team.as(who, unblock, at('lorena.sa'))))
    expect(answers.map(({ value }) => value)).toEqual([{ isBlocked: false }, { isBlocked: false }])
    const messages = await team.store.messages.find({ where: { memberId: 'm-lorena.sa' } })
    const ended = messages.filter(({ title }) => textIn(title, 'en') === 'Your block has ended')
    expect(ended).toHaveLength(1)
  })

  it('an operator sees and ends a block, and the audit records it', async () => {
    const team = await startTeam()
    const path = '/ops/members/m-lorena.sa/block'
    const headers = await team.operator()
    const look = () => team.send('GET /ops/members/{memberId}/block', { path, headers })
    const end = () => team.send('DELETE /ops/members/{memberId}/block', { path, headers })
    expect((await look()).status).toBe(404)
    const { value } = await team.as('carla', block, { ...at('lorena.sa'), body: words })
    expect((await look()).answer.value).toEqual(value)
    expect((await Promise.all([end(), end()])).map(({ status }) => status)).toEqual([200, 200])
    expect((await look()).status).toBe(404)
    const deeds = await team.store.audit.find({ where: { action: 'BLOCK_ENDED' } })
    expect(deeds).toMatchObject([{ operator: 'operator', note: 'm-lorena.sa' }])
    const nobody = { path: '/ops/members/m-nobody/block', headers }
    expect((await team.send('DELETE /ops/members/{memberId}/block', nobody)).status).toBe(404)
  })

  it('an agent can block and unblock only members of their own team', async () => {
    const team = await startTeam()
    for (const stranger of strangers) {
      const path = `/wps/agent/downline/${stranger}/block`
      expect((await team.as('davi', block, { path, body: words })).status, stranger).toBe(404)
      expect((await team.as('davi', unblock, { path })).status, stranger).toBe(404)
    }
    expect(await team.store.memberBlocks.count({})).toBe(0)
  })
})
