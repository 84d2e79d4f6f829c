import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { recommendedCost } from './context/scryptPasswords.ts'
import { createTestClient, newPlayer } from './testing/testClient.ts'
import { createTestFolder, startTestGateway, type TestGateway } from './testing/testGateway.ts'

/** More registrations than any machine can hash within the maximum wait of the queue. */
const crowdSize = 150
const crowdAddress = '198.51.100.7'
const patience = { timeout: 30_000, interval: 20 }

let folder: Awaited<ReturnType<typeof createTestFolder>>
let gateway: TestGateway
beforeAll(async () => {
  folder = await createTestFolder()
  gateway = await startTestGateway(folder, {
    trustedProxies: 1,
    rateLimits: {},
    passwordCost: recommendedCost,
  })
})
afterAll(async () => {
  await gateway.close()
  await folder.remove()
})

const from = (address: string) => createTestClient(gateway.url, { 'X-Forwarded-For': address })

/** Current value of a metric of the password hash queue. */
async function figure(name: string): Promise<number> {
  const told = await (await fetch(`${gateway.url}/metrics`)).text()
  return Number(new RegExp(`^portico_hashes_${name} (\\d+)$`, 'm').exec(told)?.[1])
}

/** Sends registrations from one IP address in parallel. */
function sendCrowd() {
  const client = from(crowdAddress)
  const made = { count: 0 }
  const all = Array.from({ length: crowdSize }, async (_, index) => {
    const [player, key] = [newPlayer({ username: `crowd${index}` }), randomUUID()]
    const answer = await client.register(player, key)
    if (answer.status === 200) made.count += 1
    return { player, key, answer }
  })
  return { all, made }
}

describe('overloaded password hashing', () => {
  it('while one IP address floods registrations, a log-in from another IP address succeeds soon, and each flooding call succeeds or returns 503', async () => {
    const player = newPlayer({ username: 'marina92' })
    expect((await from('203.0.113.5').register(player)).body.success).toBe(true)
    const other = from('203.0.113.5')
    const path = '/wps/session/login'
    const fields = { username: 'marina92', password: 'Gavea2026', type: 'username' }
    // The body is encrypted before the flood, because the flood slows down the whole process.
    const sealed = await other.sealBody('POST', path, fields)
    const crowd = sendCrowd()
    // The first rejection shows that the queue of the flooding IP address is full.
    await vi.waitUntil(async () => (await figure('refused_total')) > 0, patience)
    const [waiting, before] = [await figure('waiting'), crowd.made.count]
    const login = await other.send('POST', path, { body: sealed })
    expect(login.body.success).toBe(true)
    // If hashing followed the order of arrival, all waiting and running registrations would have
    // succeeded before the log-in.
    expect(crowd.made.count - before).toBeLessThanOrEqual(waiting)

    const all = await Promise.all(crowd.all)
    const refused = all.filter(({ answer }) => answer.status === 503)
    expect(refused.length).toBeGreaterThan(0)
    for (const { answer } of refused) {
      expect(answer.body.code).toBe('TEMPORARILY_UNAVAILABLE')
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(4)
    }
    const others = all.filter(({ answer }) => answer.status !== 503)
    expect(others.every(({ answer }) => answer.body.success)).toBe(true)
    expect(await figure('refused_total')).toBe(refused.length)
    expect([await figure('waiting'), await figure('running')]).toEqual([0, 0])

    // A retry of a rejected registration creates the account. A retry of a successful registration
    // returns the account.
    const client = from(crowdAddress)
    for (const { player: again, key } of [...refused.slice(0, 1), ...others.slice(0, 1)]) {
      const { body } = await client.register(again, key)
      expect(body).toMatchObject({ success: true, value: { username: again.username } })
    }
  }, 60_000)
})
