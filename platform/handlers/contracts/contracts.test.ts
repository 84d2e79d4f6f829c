import { describe, expect, it } from 'vitest'
import { textIn } from '../../domain/base/texts/texts.ts'
import { auditLedger } from '../../domain/money/ledger/auditLedger.ts'
import { startTeam } from '../teamForTests.ts'
import {
  agree,
  answerTo,
  calls,
  daily,
  dailyCall,
  dividend,
  offer,
  type Team,
} from './contractsForTests.ts'

/** Adds a direct downline to the team of a player. */
const addFriend = (team: Team, player: string) =>
  team.store.teamLinks.insert({
    id: `m-${player}>m-new`,
    ancestorId: `m-${player}`,
    memberId: 'm-new',
    depth: 1,
    accountKey: 'new',
    accountType: 0,
    joinedAt: 0,
  })

describe('contract', () => {
  for (const [call, terms, flag] of calls) {
    const { kind } = terms('0.10')
    it(`[API-55][API-56][API-57][API-58][CONTR-12][CONTR-13][ROLE-19] an upline offers a ${kind} contract and the downline accepts it`, async () => {
      const team = await startTeam()
      const offered = await team.as('carla', call, {
        body: { action: 'OFFER', memberId: 'm-davi', terms: terms('0.10') },
      })
      expect(offered.value).toMatchObject({ kind, status: 'OFFERED', actions: ['TERMINATE'] })
      const contractId = offered.value.id
      expect(team.heardEvents).toContainEqual({
        type: 'contractOffered',
        memberId: 'm-davi',
        contractId,
        kind,
      })
      const accepted = await team.as('davi', call, { body: { action: 'ACCEPT', contractId } })
      expect(accepted.value).toMatchObject({ status: 'ACTIVE', terms: terms('0.10') })
      const listed = await team.as('davi', 'GET /wps/contracts', { query: '?status=ACTIVE' })
      expect(listed.value).toMatchObject({ total: 1, items: [{ id: contractId, kind }] })
      const mine = await team.as('carla', 'GET /wps/contracts', { query: '?side=WITH_DOWNLINES' })
      expect(mine.value).toMatchObject({
        items: [{ id: contractId, actions: ['OFFER', 'TERMINATE'] }],
      })
      await team.as('carla', call, {
        body: { action: 'OFFER', memberId: 'm-davi', terms: terms('0.05') },
      })
      const waiting = await team.as('carla', 'GET /wps/contracts', {
        query: '?side=WITH_DOWNLINES&status=ACTIVE',
      })
      expect(waiting.value).toMatchObject({ items: [{ id: contractId, actions: ['TERMINATE'] }] })
      for (const [downline, total] of [
        ['m-davi', 1],
        ['m-livia.prado', 0],
      ] as const) {
        const query = `?side=WITH_DOWNLINES&status=ACTIVE&downlineId=${downline}`
        expect((await team.as('carla', 'GET /wps/contracts', { query })).value).toMatchObject({
          total,
        })
      }
    })

    it(`[ROLE-23] an offer of a ${kind} contract is rejected while the module of that kind, or the module of all contracts, is off`, async () => {
      const team = await startTeam()
      const body = { action: 'OFFER', memberId: 'm-davi', terms: terms('0.10') }
      for (const off of [flag, 'AGENTPOLICY3']) {
        await team.setFlag(off, false)
        expect(await team.as('carla', call, { body })).toMatchObject({
          status: 403,
          code: 'MODULE_OFF',
        })
        await team.setFlag(off, true)
      }
      expect((await team.as('carla', call, { body })).value).toMatchObject({ status: 'OFFERED' })
    })
  }

  it('[CONTR-12] a contract offer of any kind to a player is rejected until the player has a team', async () => {
    const team = await startTeam()
    for (const [call, terms] of calls) {
      const rejected = await offer(team, 'carla', 'otavio_b', terms('0.10'), call)
      expect(rejected.code).toBe('CONTRACT_WITHOUT_TEAM')
    }
    await addFriend(team, 'otavio_b')
    const { value } = await offer(team, 'carla', 'otavio_b', daily('0.10'))
    expect(value).toMatchObject({ status: 'OFFERED' })
  })

  it('a contract offer can be rejected by the downline, be withdrawn by the upline, or expire', async () => {
    const team = await startTeam()
    const first = await offer(team, 'carla', 'davi', daily('0.10'))
    expect((await answerTo(team, 'davi', 'REJECT', first.value.id)).value).toMatchObject({
      status: 'REJECTED',
      actions: [],
    })
    const second = await offer(team, 'carla', 'davi', daily('0.10'))
    expect((await answerTo(team, 'carla', 'TERMINATE', second.value.id)).value).toMatchObject({
      status: 'WITHDRAWN',
    })
    const third = await offer(team, 'carla', 'davi', daily('0.10'))
    await team.passTime(7 * 24 * 3_600_000)
    expect((await answerTo(team, 'davi', 'ACCEPT', third.value.id)).code).toBe(
      'CONTRACT_NOT_POSSIBLE',
    )
    const path = `/wps/contracts/${String(third.value.id)}`
    const shown = await team.as('davi', 'GET /wps/contracts/{contractId}', { path })
    expect(shown.value).toMatchObject({ status: 'EXPIRED' })
    for (const memberId of ['m-carla', 'm-davi']) {
      const told = await team.store.messages.find({ where: { memberId } })
      // The notification links to the page with the member's offers.
      expect(told).toContainEqual(
        expect.objectContaining({
          title: { id: 'contracts.news.EXPIRED.title', en: 'Offer expired' },
          opens: '/member',
        }),
      )
    }
  })

  it('[CONTR-14] the upline and the downline can each terminate a contract alone, and both are notified', async () => {
    for (const [by, endReason] of [
      ['carla', 'UPLINE'],
      ['davi', 'DOWNLINE'],
    ] as const) {
      const team = await startTeam()
      const contractId = await agree(team, 'carla', 'davi', '0.10')
      const { value } = await answerTo(team, by, 'TERMINATE', contractId)
      expect(value).toMatchObject({ status: 'ENDED', endReason, actions: [] })
      for (const memberId of ['m-carla', 'm-davi']) {
        expect(team.heardEvents).toContainEqual({
          type: 'contractEnded',
          memberId,
          contractId,
          kind: 'dailyWage',
        })
        const told = await team.store.messages.find({ where: { memberId } })
        expect(told.map(({ title }) => textIn(title, 'pt'))).toContain('Contrato encerrado')
      }
    }
  })

  it("[CONTR-15] the platform ends an agent's downline contracts whose rates exceed the rate that the agent has just accepted", async () => {
    const team = await startTeam()
    await agree(team, 'carla', 'davi', '0.50')
    const kept = await agree(team, 'davi', 'caio.nunes', '0.20')
    const lost = await agree(team, 'davi', 'bia.furtado', '0.40')
    team.heardEvents.length = 0
    await agree(team, 'carla', 'davi', '0.30')
    expect(await team.store.contracts.get(kept)).toMatchObject({ status: 'ACTIVE' })
    expect(await team.store.contracts.get(lost)).toMatchObject({
      status: 'ENDED',
      endReason: 'UPLINE_RATE_LOWERED',
    })
    for (const memberId of ['m-davi', 'm-bia.furtado']) {
      expect(team.heardEvents).toContainEqual({
        type: 'contractEnded',
        memberId,
        contractId: lost,
        kind: 'dailyWage',
      })
    }
    const told = await team.store.messages.find({ where: { memberId: 'm-bia.furtado' } })
    expect(
      told.some(({ body }) => textIn(body, 'en').includes('a lower rate than it had promised')),
    ).toBe(true)
  })

  it("an accepted contract replaces the downline's active contract of the same kind", async () => {
    const team = await startTeam()
    const first = await agree(team, 'carla', 'davi', '0.10')
    await agree(team, 'carla', 'davi', '0.20')
    expect(await team.store.contracts.get(first)).toMatchObject({
      status: 'ENDED',
      endReason: 'REPLACED',
    })
    expect(await team.store.contracts.count({ downlineId: 'm-davi', status: 'ACTIVE' })).toBe(1)
  })
})

describe('rejected offers', () => {
  it.each(calls)(
    "%s rejects a rate above the upline's maximum, an offer while another offer is open, and a second response to an offer",
    async (call, terms) => {
      const team = await startTeam()
      const ask = (by: string, body: object) => team.as(by, call, { body })
      const offerOf = (rate: string) =>
        ask('carla', { action: 'OFFER', memberId: 'm-davi', terms: terms(rate) })
      expect((await offerOf('99.00')).code).toBe('CONTRACT_RATE_TOO_HIGH')
      const { value } = await offerOf('0.10')
      expect((await offerOf('0.20')).code).toBe('CONTRACT_ALREADY_OFFERED')
      const rejection = { action: 'REJECT', contractId: value.id }
      expect((await ask('davi', rejection)).value).toMatchObject({ status: 'REJECTED' })
      expect((await ask('davi', rejection)).code).toBe('CONTRACT_NOT_POSSIBLE')
    },
  )

  it("a contract offer is rejected if its rate exceeds the rate of the upline's own contract, or the ceiling for the head of a team", async () => {
    const team = await startTeam()
    expect((await offer(team, 'carla', 'davi', daily('2.01'))).code).toBe('CONTRACT_RATE_TOO_HIGH')
    expect((await offer(team, 'davi', 'caio.nunes', daily('0.01'))).code).toBe(
      'CONTRACT_RATE_TOO_HIGH',
    )
    await agree(team, 'carla', 'davi', '0.50')
    expect((await offer(team, 'davi', 'caio.nunes', daily('0.51'))).code).toBe(
      'CONTRACT_RATE_TOO_HIGH',
    )
    const within = await offer(team, 'davi', 'caio.nunes', daily('0.50'))
    expect(within.value).toMatchObject({ status: 'OFFERED' })
    // The upline's rate is checked again at acceptance.
    await agree(team, 'carla', 'davi', '0.40')
    expect((await answerTo(team, 'caio.nunes', 'ACCEPT', within.value.id)).code).toBe(
      'CONTRACT_RATE_TOO_HIGH',
    )
  })

  it('a contract offer is rejected if its recipient is not a direct downline, or already has an open offer', async () => {
    const team = await startTeam()
    for (const other of ['caio.nunes', 'carla', 'bruno', 'nobody']) {
      const { status, code } = await offer(team, 'carla', other, daily('0.10'))
      expect({ status, code }).toEqual({ status: 404, code: 'NOT_FOUND' })
    }
    await offer(team, 'carla', 'davi', daily('0.10'))
    expect((await offer(team, 'carla', 'davi', daily('0.20'))).code).toBe(
      'CONTRACT_ALREADY_OFFERED',
    )
  })

  it('[ROLE-19] a member who is not an agent cannot offer a contract, but can accept one if they have a team', async () => {
    const team = await startTeam()
    for (const [call, terms] of calls) {
      const offerOf = (from: string) =>
        team.as(from, call, {
          body: { action: 'OFFER', memberId: 'm-davi', terms: terms('0.10') },
        })
      expect(await offerOf('ana'), call).toMatchObject({ status: 403, code: 'AGENTS_ONLY' })
      expect((await offerOf('bruno')).code, call).toBe('TRIAL_NOT_ALLOWED')
    }
    expect(await team.store.contracts.find({ where: { uplineId: 'm-ana' } })).toEqual([])
    await addFriend(team, 'ana')
    await agree(team, 'carla', 'ana', '0.10')
    expect((await team.as('ana', 'GET /wps/contracts')).value).toMatchObject({ total: 1 })
  })

  it('a contract request is rejected if it has the terms of another contract kind, or the fields of two actions', async () => {
    const team = await startTeam()
    expect((await offer(team, 'carla', 'davi', dividend('0.10'))).status).toBe(422)
    const body = { action: 'ACCEPT', contractId: 'ct-1', memberId: 'm-davi' }
    expect((await team.as('davi', dailyCall, { body })).status).toBe(422)
  })
})

describe('request about a contract', () => {
  it('a contract is accessible only to its upline and downline, and only through the operation of its kind', async () => {
    const team = await startTeam()
    const { value } = await offer(team, 'carla', 'davi', daily('0.10'))
    expect((await answerTo(team, 'livia.prado', 'ACCEPT', value.id)).status).toBe(404)
    expect((await answerTo(team, 'carla', 'ACCEPT', value.id)).code).toBe('CONTRACT_NOT_POSSIBLE')
    const body = { action: 'ACCEPT', contractId: value.id }
    expect((await team.as('davi', calls[0][0], { body })).status).toBe(404)
    const path = `/wps/contracts/${String(value.id)}`
    const key = 'GET /wps/contracts/{contractId}'
    expect((await team.as('livia.prado', key, { path })).status).toBe(404)
  })

  it('a repeated contract request with the same idempotency key is processed once and gets the same response', async () => {
    const team = await startTeam()
    const key = crypto.randomUUID()
    const body = { action: 'OFFER', memberId: 'm-davi', terms: daily('0.10') }
    const first = await team.as('carla', dailyCall, { key, body })
    const second = await team.as('carla', dailyCall, { key, body })
    expect(second.answer).toEqual(first.answer)
    expect(await team.store.contracts.count({ status: 'OFFERED' })).toBe(1)
    const other = await team.as('carla', dailyCall, { key, body: { ...body, memberId: 'm-ana' } })
    expect(other).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' })
    expect(await auditLedger(team.store)).toEqual([])
  })
})
