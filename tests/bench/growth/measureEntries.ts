/** Duration of logins and registrations, and the share of password hashing. */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createTestClient, newPlayer } from '../../../gateway/testing/testClient.ts'
import { type Times, timesOf } from './measureCalls.ts'

/** Environment of a gateway that records the duration of its hashes in a file. */
export const timingHashes = (file: string): Record<string, string> => ({
  BENCH_HASHES: file,
  NODE_OPTIONS: `--import ${fileURLToPath(new URL('./timedHashes.ts', import.meta.url))}`,
})

/** Durations of whole calls, and of calls without their password hash. */
type Entry = { whole: Times; besides: Times }
export type Entries = { hash: Times; login: Entry; registration: Entry }

type Parts = {
  url: string
  /** Members who log in, one after the other. */
  usernames: readonly string[]
  password: string
  hashes: string
  /** Prefix of new usernames; letters and digits. */
  prefix: string
}

/** Measures log-ins and registrations in turn, each from its own IP address. */
export async function measureEntries(parts: Parts): Promise<Entries> {
  const { url, usernames, password, hashes, prefix } = parts
  let asked = 0
  const client = () => {
    asked += 1
    const address = `10.7.${Math.floor(asked / 250)}.${(asked % 250) + 1}`
    return createTestClient(url, { 'X-Forwarded-For': address })
  }
  const enter = async (username: string, turn: number) => ({
    login: await logIn(client(), { username, password, type: 'username' }),
    registration: await register(client(), `${prefix}${turn}`),
  })
  // Warm-up: the first calls load code that later ones use. The gateway also hashes at its start.
  await enter(usernames[0] ?? '', usernames.length)
  const before = (await linesOf(hashes)).length
  const times: Awaited<ReturnType<typeof enter>>[] = []
  for (const [turn, username] of usernames.entries()) times.push(await enter(username, turn))
  const taken = (await linesOf(hashes)).slice(before).map(Number)
  if (taken.length !== 2 * usernames.length)
    throw new Error(`${2 * usernames.length} calls took ${taken.length} hashes`)
  const entryOf = (kind: 'login' | 'registration', offset: 0 | 1): Entry => {
    const whole = times.map((one) => one[kind])
    const besides = whole.map((time, turn) => time - (taken[2 * turn + offset] ?? 0))
    return { whole: timesOf(whole), besides: timesOf(besides) }
  }
  return {
    hash: timesOf(taken),
    login: entryOf('login', 0),
    registration: entryOf('registration', 1),
  }
}

const linesOf = async (file: string): Promise<string[]> =>
  (await readFile(file, 'utf8').catch(() => '')).split('\n').slice(0, -1)

type Client = ReturnType<typeof createTestClient>

/** The body is encrypted before the measurement starts, since encryption is the page's work. */
async function logIn({ sealBody, send }: Client, fields: Record<string, string>) {
  const path = '/wps/session/login'
  const body = await sealBody('POST', path, fields)
  return timeOf(() => send('POST', path, { body }))
}

async function register({ sealBody, send }: Client, username: string) {
  const path = '/wps/member/register'
  const body = await sealBody('PUT', path, newPlayer({ username }))
  const headers = { 'Idempotency-Key': randomUUID() }
  return timeOf(() => send('PUT', path, { body, headers }))
}

async function timeOf(call: () => ReturnType<Client['send']>): Promise<number> {
  const begun = performance.now()
  const { status, body } = await call()
  const took = performance.now() - begun
  if (status !== 200 || !body.success) throw new Error(`${status} ${JSON.stringify(body)}`)
  return took
}
