import { describe, expect, it } from 'vitest'
import { exclude } from '../../domain/accounts/limits/exclusion.ts'
import { choose } from '../../domain/accounts/notices/choices.ts'
import { endSession, findSession, openSession } from '../../domain/accounts/session/sessions.ts'
import { startTeam } from '../teamForTests.ts'

type Team = Awaited<ReturnType<typeof startTeam>>

/**
 * Members outside Davi's team: himself, his upline, another branch, a member without a team, and an
 * unknown id.
 */
const strangers = ['m-davi', 'm-carla', 'm-livia.prado', 'm-ana', 'm-nobody']

describe('message to a downline', () => {
  const key = 'POST /wps/agent/downline/{memberId}/messages'
  const words = { title: '  Reunião ', text: '<b>Sexta</b>, às 19h.\n\nAté lá!' }
  const write = (team: Team, to: string, body: object = words, idempotencyKey?: string) =>
    team.as('carla', key, {
      path: `/wps/agent/downline/m-${to}/messages`,
      body,
      ...(idempotencyKey !== undefined && { key: idempotencyKey }),
    })
  const inboxOf = async (team: Team, username: string) => {
    const { value } = await team.as(username, 'GET /wps/messages', { query: '?kind=AGENT' })
    // The API contract declares this type.
    return value.items as { messageId: string; title: string; sender?: string }[]
  }

  it("an agent's message reaches a member deep in the team unchanged", async () => {
    const team = await startTeam()
    expect((await write(team, 'lorena.sa')).status).toBe(200)
    const [message, ...others] = await inboxOf(team, 'lorena.sa')
    expect(message).toMatchObject({ title: 'Reunião', sender: 'carla' })
    expect(others).toEqual([])
    const path = `/wps/messages/${message?.messageId}`
    const { value } = await team.as('lorena.sa', 'GET /wps/messages/{messageId}', { path })
    expect(value).toMatchObject({ sender: 'carla', body: words.text })
    expect(team.heardEvents).toContainEqual(
      expect.objectContaining({ type: 'messageReceived', memberId: 'm-lorena.sa', unread: 1 }),
    )
  })

  it("an agent's message repeated with the same idempotency key is sent once", async () => {
    const team = await startTeam()
    const first = await write(team, 'davi', words, 'the-very-same-key')
    team.time.now += 5_000
    const second = await write(team, 'davi', words, 'the-very-same-key')
    expect(second.value).toEqual(first.value)
    const mine = (await inboxOf(team, 'davi')).filter(({ sender }) => sender === 'carla')
    expect(mine).toHaveLength(1)
  })

  it("an agent's message to a member outside the team is rejected", async () => {
    const team = await startTeam()
    const before = await team.store.messages.count({})
    for (const stranger of strangers) {
      const path = `/wps/agent/downline/${stranger}/messages`
      expect((await team.as('davi', key, { path, body: words })).status, stranger).toBe(404)
    }
    expect(await team.store.messages.count({})).toBe(before)
  })

  it("an agent's message is rejected if the recipient has turned off messages about the team", async () => {
    const team = await startTeam()
    await choose(team.context, 'm-davi', { kind: 'AGENT', channel: 'MESSAGE', isOn: false })
    await choose(team.context, 'm-davi', { kind: 'AGENT', channel: 'EMAIL', isOn: true })
    expect((await write(team, 'davi')).code).toBe('MESSAGES_NOT_WANTED')
    expect(await team.store.outgoingNotices.count({})).toBe(0)
  })

  it("an agent's message to a self-excluded member is rejected as if the member had turned off messages about the team", async () => {
    const team = await startTeam()
    const exclusion = { kind: 'SELF_EXCLUSION', until: null } as const
    await team.store.transaction((tables) => exclude(team.context, tables, 'm-davi', exclusion))
    expect((await write(team, 'davi')).code).toBe('MESSAGES_NOT_WANTED')
    const where = { memberId: 'm-davi', senderId: 'm-carla' }
    expect(await team.store.messages.count(where)).toBe(0)
  })

  it("the e-mail about an agent's message does not contain its text", async () => {
    const team = await startTeam()
    await choose(team.context, 'm-davi', { kind: 'AGENT', channel: 'EMAIL', isOn: true })
    await write(team, 'davi')
    const [notice] = await team.store.outgoingNotices.find({})
    expect(notice).toMatchObject({ channel: 'EMAIL', title: { en: 'New message from carla' } })
    expect(JSON.stringify(notice)).not.toContain('Sexta')
  })

  it("an agent's message with only blanks and invisible characters is rejected", async () => {
    const team = await startTeam()
    const empty = await write(team, 'davi', { title: '\u200B', text: 'Oi' })
    expect(empty.answer).toMatchObject({
      code: 'FIELDS_INVALID',
      value: { fields: [{ field: 'title', reason: 'required' }] },
    })
    expect((await write(team, 'davi', { title: ' ', text: 'Oi' })).answer.code).toBe(
      'FIELDS_INVALID',
    )
    expect((await write(team, 'davi', { title: 'Oi', text: 'a'.repeat(2_001) })).status).toBe(422)
  })
})

describe('last visit of a downline', () => {
  const listed = async (team: Team, username: string) => {
    const { value } = await team.as('carla', 'GET /wps/agent/downline', {
      query: `?search=${username}`,
    })
    // The API contract declares this type.
    const [row] = value.items as { isOnline: boolean; lastSeenAt?: string }[]
    return row
  }
  const card = async (team: Team, username: string) => {
    const path = `/wps/agent/downline/m-${username}`
    return (await team.as('carla', 'GET /wps/agent/downline/{memberId}', { path })).value
  }

  it('a downline is online while a session is used; after the session has ended, `lastSeenAt` is the time of the session’s last use', async () => {
    const team = await startTeam()
    const token = await openSession(team.context, 'm-bia.furtado')
    const seenAt = team.time.now
    const seen = { lastSeenAt: new Date(seenAt).toISOString() }
    expect(await listed(team, 'bia.furtado')).toMatchObject({ isOnline: true, ...seen })
    expect(await card(team, 'bia.furtado')).toMatchObject({ isOnline: true, ...seen })
    team.time.now += 4 * 60_000
    await team.send('GET /wps/v2/wallets/balance', {
      headers: { Authorization: `Bearer ${token}` },
    })
    await team.context.background.waitUntilIdle()
    const later = { lastSeenAt: new Date(seenAt + 4 * 60_000).toISOString() }
    expect(await listed(team, 'bia.furtado')).toMatchObject({ isOnline: true, ...later })
    const found = await findSession(team.context, token)
    await endSession(team.context, String(found?.sessionId))
    expect(await listed(team, 'bia.furtado')).toMatchObject({ isOnline: false, ...later })
  })

  it('a downline is offline five minutes after the last use of a session that is still valid', async () => {
    const team = await startTeam()
    await openSession(team.context, 'm-bia.furtado')
    team.time.now += 5 * 60_000 + 1
    expect(await listed(team, 'bia.furtado')).toMatchObject({ isOnline: false })
  })

  it('a downline who has never logged in has no last visit', async () => {
    const team = await startTeam()
    await team.store.presences.remove({ id: 'm-bia.furtado' })
    expect(await listed(team, 'bia.furtado')).not.toHaveProperty('lastSeenAt')
    expect(await card(team, 'bia.furtado')).not.toHaveProperty('lastSeenAt')
  })
})

describe('rates of a downline', () => {
  const types = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS']
  const flat = (rate: string) => Object.fromEntries(types.map((type) => [type, rate]))
  const path = (username: string) => `/wps/agent/downline/m-${username}/rates`
  const change = (team: Team, username: string, rates: object, by = 'carla') =>
    team.as(by, 'PUT /wps/agent/downline/{memberId}/rates', {
      path: path(username),
      body: { rates },
    })
  const read = (team: Team, username: string, by = 'carla') =>
    team.as(by, 'GET /wps/agent/downline/{memberId}/rates', { path: path(username) })
  const invite = (team: Team, rate: string, changes: object = {}) =>
    team.as('davi', 'POST /wps/agent/invitations', {
      body: { accountKind: 'MEMBER', rates: flat(rate), domain: 'portico.example', ...changes },
    })

  it("the rates of a downline can be set between the rates of its own downlines and the agent's rates", async () => {
    const team = await startTeam()
    const { value } = await read(team, 'davi')
    expect(value).toEqual({ rates: flat('0.60'), least: flat('0.45'), most: flat('1.00') })
    const rates = { ...flat('0.45'), LIVE: '1.00' }
    expect((await change(team, 'davi', rates)).value).toMatchObject({ rates })
    expect((await read(team, 'davi')).value).toMatchObject({ rates })
    const own = await team.as('davi', 'GET /wps/agent/invitations')
    expect(own.value).toMatchObject({ ownRates: rates })
    expect((await change(team, 'davi', { ...rates, PVP: '1.0001' })).code).toBe('RATE_TOO_HIGH')
    expect((await change(team, 'davi', { ...rates, PVP: '0.4499' })).code).toBe(
      'RATE_BELOW_DOWNLINE',
    )
    expect((await read(team, 'davi')).value).toMatchObject({ rates })
  })

  it('open invitations limit how far the rates of a downline can be lowered; ended and expired invitations do not', async () => {
    const team = await startTeam()
    const open = await invite(team, '0.55')
    const soon = new Date(team.time.now + 60_000).toISOString()
    await invite(team, '0.60', { expiresAt: soon })
    expect((await read(team, 'davi')).value).toMatchObject({ least: flat('0.60') })
    team.time.now += 60_000
    expect((await read(team, 'davi')).value).toMatchObject({ least: flat('0.55') })
    expect((await change(team, 'davi', flat('0.50'))).code).toBe('RATE_BELOW_DOWNLINE')
    const id = String(open.value.invitationId)
    await team.as('davi', 'DELETE /wps/agent/invitations/{invitationId}', {
      path: `/wps/agent/invitations/${id}`,
    })
    expect((await change(team, 'davi', flat('0.50'))).status).toBe(200)
    expect((await invite(team, '0.55')).code).toBe('RATE_TOO_HIGH')
  })

  it("an invitation that is created while its agent's rates are lowered never grants higher rates than the agent has", async () => {
    const team = await startTeam()
    for (let round = 0; round < 5; round += 1) {
      await change(team, 'davi', flat('0.60'))
      const [changed, invited] = await Promise.all([
        change(team, 'davi', flat('0.50')),
        invite(team, '0.55'),
      ])
      const isChanged = changed.code === undefined
      expect(isChanged ? invited.code : changed.code).toBe(
        isChanged ? 'RATE_TOO_HIGH' : 'RATE_BELOW_DOWNLINE',
      )
      for (const { id } of await team.store.invitations.find({ where: { agentId: 'm-davi' } })) {
        await team.store.invitations.remove({ id })
      }
    }
  })

  it('only the direct upline can read and change the rates of a downline', async () => {
    const team = await startTeam()
    for (const stranger of [...strangers, 'm-lorena.sa']) {
      const at = { path: `/wps/agent/downline/${stranger}/rates` }
      const seen = await team.as('davi', 'GET /wps/agent/downline/{memberId}/rates', at)
      expect(seen.status, stranger).toBe(404)
      const sent = { ...at, body: { rates: flat('0.10') } }
      const put = await team.as('davi', 'PUT /wps/agent/downline/{memberId}/rates', sent)
      expect(put.status, stranger).toBe(404)
    }
    expect((await change(team, 'bia.furtado', flat('0.60'))).status).toBe(404)
  })

  it('changed rates notify the downline with the old and the new value', async () => {
    const team = await startTeam()
    const told = async () => {
      const { value } = await team.as('davi', 'GET /wps/messages', { query: '?kind=AGENT' })
      // The API contract declares this type.
      const items = value.items as { title: string; preview: string }[]
      return items.filter(({ title }) => title === 'Suas taxas mudaram')
    }
    await change(team, 'davi', flat('0.60'))
    expect(await told()).toEqual([])
    await change(team, 'davi', { ...flat('0.60'), RNG: '0.625' })
    const [message, ...others] = await told()
    expect(others).toEqual([])
    expect(message?.preview).toContain('Slots: de 0,60% para 0,625%')
    expect(message?.preview).not.toContain('Mesas')
  })

  it('a member in a team gets a commission job with their first commission rates, and no second job with later rates', async () => {
    const team = await startTeam()
    const jobs = () => team.store.jobs.count({ kind: 'payCommissions' })
    const before = await jobs()
    const leo = await team.store.teamMembers.get('m-leo.miranda')
    const [own] = (await team.store.jobs.find({ where: { kind: 'payCommissions' } })).filter(
      ({ subject }) => subject.startsWith('m-leo.miranda@'),
    )
    expect(leo?.uplineId).toBe('m-bia.furtado')
    await team.store.jobs.remove({ id: String(own?.id) })
    await team.store.teamMembers.update('m-leo.miranda', { rates: {} })
    expect((await change(team, 'leo.miranda', flat('0.10'), 'bia.furtado')).status).toBe(200)
    expect(await jobs()).toBe(before)
    await change(team, 'leo.miranda', flat('0.00'), 'bia.furtado')
    await change(team, 'leo.miranda', flat('0.10'), 'bia.furtado')
    expect(await jobs()).toBe(before)
  })
})
