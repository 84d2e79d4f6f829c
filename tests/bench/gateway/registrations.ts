import { createScryptPasswords } from '../../../gateway/context/scryptPasswords.ts'
import { createTestClient, newPlayer } from '../../../gateway/testing/testClient.ts'

const atOnce = 8
const milliseconds = 6000

/**
 * Registrations per second, with several in parallel. Each registration includes the encryption in
 * the client and the storage of the account on the server.
 */
export async function measureRegistrations(url: string): Promise<number> {
  const begun = performance.now()
  let made = 0
  const player = async (lane: number) => {
    while (performance.now() - begun < milliseconds) {
      const username = `bench${lane}x${made}${Math.floor(Math.random() * 1e6)}`.slice(0, 16)
      const caller = `10.2.${lane}.${made % 250}`
      const { register } = createTestClient(url, { 'X-Forwarded-For': caller })
      const { body } = await register(newPlayer({ username }))
      if (!body.success) throw new Error(JSON.stringify(body))
      made += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, lane) => player(lane)))
  return (made * 1000) / (performance.now() - begun)
}

/** CPU time of hashing one password, in milliseconds. */
export async function hashCost(): Promise<number> {
  const { hash } = createScryptPasswords()
  await hash('warm-up')
  const before = process.cpuUsage()
  for (let round = 0; round < 5; round += 1) await hash('Gavea2026')
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / 5
}
