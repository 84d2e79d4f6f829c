import { describe, expect, it } from 'vitest'
import { auditLedger } from '../../platform/domain/money/ledger/auditLedger.ts'
import { startTeam } from '../../platform/handlers/teamForTests.ts'
import { carlasTeam } from './carlasTeam.ts'

describe('team history', () => {
  it("the team history fills 30 days of the agent Carla's overview, and each team member ends with the balance that `carlasTeam` lists", async () => {
    const team = await startTeam({ personas: true, past: true })
    const { value } = await team.as('carla', 'GET /wps/agent/overview')
    expect(value).toMatchObject({ teamSize: 41, agents: 11 })
    expect(Number(value.activeMembers)).toBeGreaterThan(20)
    // The cast is safe: the contract defines `days` as a list.
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
    // Browsers limit the storage of a site to about 5 MB in total.
    expect(size).toBeLessThan(1_500_000)
  })
})
