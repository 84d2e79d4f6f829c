import { describe, expect, it } from 'vitest'
import { auditLedger } from '../../platform/domain/money/ledger/auditLedger.ts'
import { startTeam } from '../../platform/handlers/teamForTests.ts'
import { carlasTeam } from './carlasTeam.ts'

describe('the past of a team', () => {
  it('fills the overview of its last 30 days, and leaves everybody with what she has', async () => {
    const team = await startTeam({ personas: true, past: true })
    const { value } = await team.as('carla', 'GET /wps/agent/overview')
    expect(value).toMatchObject({ teamSize: 41, agents: 11 })
    expect(Number(value.activeMembers)).toBeGreaterThan(20)
    // The contract says so.
    expect((value.days as unknown[]).length).toBeGreaterThan(20)
    for (const { username, balance } of carlasTeam) {
      expect(await team.balanceOf(username), username).toBe(balance)
    }
    expect(await auditLedger(team.store)).toEqual([])
    const size = JSON.stringify([
      ...[await team.store.ledgerEntries.find(), await team.store.bets.find()],
      ...[await team.store.members.find(), await team.store.teamLinks.find()],
      ...[await team.store.contracts.find(), await team.store.settlements.find()],
    ]).length
    // Of the 5 MB that a browser's context has.
    expect(size).toBeLessThan(1_500_000)
  })
})
