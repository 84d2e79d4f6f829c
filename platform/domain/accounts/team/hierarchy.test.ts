import { describe, expect, it } from 'vitest'
import { startPlatform, userForTests } from '../../../handlers/platformForTests.ts'
import { directDownlines, isInTeamOf, teamOf, uplineOf, uplinesOf } from './hierarchy.ts'

describe('team hierarchy', () => {
  it('[ROLE-18] a hierarchy contains uplines and downlines on four levels below Carla, an agent', async () => {
    const { store } = await startPlatform()
    const direct = await directDownlines(store, 'm-carla')
    expect(direct.map(({ account }) => account)).toContain('davi')
    expect(direct.every(({ uplineId, level }) => uplineId === 'm-carla' && level === 1)).toBe(true)
    const team = await teamOf(store, 'm-carla')
    expect(team).toHaveLength(41)
    const levels = new Set<number>()
    for (const id of team) levels.add((await store.teamMembers.get(id))?.level ?? 0)
    expect([...levels].toSorted()).toEqual([1, 2, 3, 4])
    expect(await uplinesOf(store, 'm-lorena.sa')).toEqual([
      ...['m-leo.miranda', 'm-bia.furtado', 'm-davi', 'm-carla'],
    ])
  })

  it('a team contains all members below an agent, but not the agent, their uplines or other branches', async () => {
    const { store } = await startPlatform()
    expect(await isInTeamOf(store, 'm-carla', 'm-lorena.sa')).toBe(true)
    expect(await isInTeamOf(store, 'm-davi', 'm-davi')).toBe(false)
    expect(await isInTeamOf(store, 'm-davi', 'm-carla')).toBe(false)
    expect(await isInTeamOf(store, 'm-livia.prado', 'm-davi')).toBe(false)
    expect(await uplineOf(store, 'm-carla')).toBeUndefined()
    expect(await uplineOf(store, 'm-davi')).toBe('m-carla')
  })
})

describe('registration with an invitation code', () => {
  it("[AGENT-02] a member who registers with an agent's code joins the agent's team, whether the code is in upper or lower case", async () => {
    const { register, store } = await startPlatform()
    const { body } = await register(userForTests({ affiliateCode: 'carla2026' }))
    const id = String(body.value?.memberId)
    expect(await store.teamMembers.get(id)).toMatchObject({ uplineId: 'm-carla', level: 1 })
    expect(await isInTeamOf(store, 'm-carla', id)).toBe(true)
  })

  it('a typed code takes precedence over the code of a link, and an invalid link code is ignored', async () => {
    const { register, store } = await startPlatform()
    const link = await register(userForTests({ referralCode: 'ANA2026' }))
    expect(await uplineOf(store, String(link.body.value?.memberId))).toBe('m-ana')
    const both = await register(
      userForTests({ username: 'marina93', referralCode: 'ANA2026', affiliateCode: 'CARLA2026' }),
    )
    expect(await uplineOf(store, String(both.body.value?.memberId))).toBe('m-carla')
    const wrong = await register(userForTests({ username: 'marina94', referralCode: 'nobody' }))
    expect(wrong.body.success).toBe(true)
    expect(await uplineOf(store, String(wrong.body.value?.memberId))).toBeUndefined()
  })
})
