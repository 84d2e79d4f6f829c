import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startTestPostgres, type TestPostgres } from './database/testing/testPostgres.ts'
import { type GatewayProcess, runGateway } from './testing/gatewayProcess.ts'
import { createTestClient, newPlayer } from './testing/testClient.ts'
import { createTestFolder } from './testing/testGateway.ts'

const rulesPath = '/ops/registration-rules'
const playersPath = '/wps/system/setting/register'
const smsPath = '/wps/verification/sms/register'

let postgres: TestPostgres
let url = ''
const folders: Awaited<ReturnType<typeof createTestFolder>>[] = []
const processes: GatewayProcess[] = []

async function start(changes: Record<string, string> = {}): Promise<GatewayProcess> {
  const folder = await createTestFolder()
  folders.push(folder)
  const gateway = runGateway({
    PORT: '0',
    PORTICO_DATA: folder.dataFolder,
    PORTICO_BUILD: folder.buildFolder,
    DATABASE_URL: url,
    ...changes,
  })
  processes.push(gateway)
  return gateway
}

type TestClient = ReturnType<typeof createTestClient>
let origins: string[] = []
let one: TestClient
let other: TestClient
let password = ''

beforeAll(async () => {
  postgres = await startTestPostgres()
  // The URL has a password, so that a test can check that it never appears in output. The server
  // accepts any password.
  url = (await postgres.createDatabase()).replace('@', ':sesame@')
  // Starts both gateways at once on an empty database.
  const gateways = await Promise.all([start(), start()])
  origins = await Promise.all(gateways.map(({ ready }) => ready))
  const [first = '', second = ''] = origins
  one = createTestClient(first)
  other = createTestClient(second)
  const made = gateways.flatMap(({ stdout }) => /^ {2}(\S+-\S+)$/m.exec(stdout())?.[1] ?? [])
  expect(made).toHaveLength(1)
  password = made[0] ?? ''
}, 120_000)
afterAll(async () => {
  for (const { child, exitCode } of processes) {
    child.kill('SIGKILL')
    await exitCode
  }
  for (const folder of folders) await folder.remove()
  await postgres.stop()
}, 60_000)

/** Waits for an effect in another process, as long as a busy machine may take. */
const eventually = <Result>(look: () => Promise<Result>) =>
  vi.waitFor(look, { timeout: 20_000, interval: 20 })

async function countMembers(username: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query('select id from members where username = $1', [username])
  await client.end()
  return rowCount ?? 0
}

async function openRules(client: TestClient) {
  const { headers } = await client.operator(password)
  const answer = await client.send('GET', rulesPath, { headers })
  return { headers, draft: answer.body.value?.draft, tag: answer.headers.get('etag') ?? '' }
}

/** Publishes registration rules through one gateway, and waits until the other one serves them. */
async function publishAcross(from: TestClient, to: TestClient, note: string): Promise<void> {
  const { headers, draft, tag } = await openRules(from)
  const answer = await from.send('PUT', rulesPath, {
    body: { ...draft, note },
    headers: { ...headers, 'If-Match': tag },
  })
  expect(answer.status).toBe(200)
  const published = answer.headers.get('etag')
  expect(published).not.toBe(tag)
  await eventually(async () =>
    expect((await to.send('GET', playersPath)).headers.get('etag')).toBe(published),
  )
}

describe('two gateways on one PostgreSQL', { timeout: 60_000 }, () => {
  it("an operator's session is valid at both gateways, and a log-out at one gateway ends the session at both", async () => {
    const { answer, headers } = await one.operator(password)
    expect(answer.status).toBe(200)
    expect((await other.send('GET', rulesPath, { headers })).status).toBe(200)
    await other.send('DELETE', '/ops/session', { headers })
    expect((await one.send('GET', rulesPath, { headers })).status).toBe(401)
  })

  it('players and sessions that one gateway creates are valid at the other gateway', async () => {
    const registered = await one.register(newPlayer({ username: 'helena88' }))
    expect(registered.body.success).toBe(true)
    const loggedIn = await other.login('helena88', 'Gavea2026')
    const headers = { Authorization: `Bearer ${loggedIn.body.value?.token}` }
    const info = await one.send('GET', '/wps/member/info', { headers })
    expect(info.body.value).toMatchObject({ account: 'helena88' })
  })

  it('registration rules published through one gateway are served by the other gateway', async () => {
    // Loads the registration rules into the memory of both gateways.
    for (const client of [one, other])
      expect((await client.send('GET', playersPath)).status).toBe(200)
    await publishAcross(one, other, 'from one')
    await publishAcross(other, one, 'from the other')
  })

  it('a publication of rules and a log-out at one gateway reach the WebSocket clients of the other gateway', async () => {
    await one.register(newPlayer({ username: 'socorro77' }))
    const loggedIn = await one.login('socorro77', 'Gavea2026')
    const token = loggedIn.body.value?.token
    const heard: { event?: string; data?: unknown }[] = []
    const socket = new WebSocket(`${origins[1]?.replace('http', 'ws')}/wps/ws`)
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 1, token })))
    socket.on('message', (data) => heard.push(JSON.parse(String(data))))
    await eventually(async () => expect(heard[0]).toMatchObject({ type: 'welcome' }))
    await publishAcross(one, other, 'for the page')
    const headers = { Authorization: `Bearer ${token}` }
    await one.send('DELETE', '/wps/session/logout', { headers })
    await eventually(async () =>
      expect(heard.flatMap(({ event }) => event ?? [])).toEqual([
        'registrationRulesChanged',
        'sessionEnded',
      ]),
    )
    socket.terminate()
  })

  it('if two operators edit the same version of the rules and publish in parallel, one publication returns 200 and the other returns 412', async () => {
    const [mine, theirs] = [await openRules(one), await openRules(other)]
    const answers = await Promise.all([
      one.send('PUT', rulesPath, {
        body: { ...mine.draft, note: 'mine' },
        headers: { ...mine.headers, 'If-Match': mine.tag },
      }),
      other.send('PUT', rulesPath, {
        body: { ...theirs.draft, note: 'theirs' },
        headers: { ...theirs.headers, 'If-Match': theirs.tag },
      }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
  })

  it('parallel registrations at two gateways with the same idempotency key create one account', async () => {
    const user = newPlayer({ username: 'otavio77', rulesVersion: await rulesVersion() })
    const key = randomUUID()
    const answers = await Promise.all([
      one.register(user, key),
      other.register(user, key),
      one.register(user, key),
      other.register(user, key),
    ])
    expect(answers[0]?.body.success).toBe(true)
    const members = answers.map(({ body }) => body.value?.memberId)
    expect(members).toEqual(Array.from({ length: 4 }, () => expect.stringMatching(/^m-/)))
    expect(new Set(members).size).toBe(1)
    expect(await countMembers('otavio77')).toBe(1)
  })

  it('two gateways together send at most five SMS codes to a phone number in five minutes', async () => {
    const body = { mobileNo: '11987650000', countryDialingCode: '+55' }
    const ask = (client: TestClient) => client.send('POST', smsPath, { body })
    for (const client of [one, other, one, other, one]) {
      // Repeats the call, because at most one code per second is allowed. Rejected calls are not
      // counted.
      await eventually(async () => expect((await ask(client)).status).toBe(200))
    }
    for (const client of [one, other]) {
      const { status, headers } = await ask(client)
      expect(status).toBe(429)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(60)
    }
  })

  it('two gateways recover after their database was down and exchange events again', async () => {
    await postgres.kill()
    for (const origin of origins) expect((await fetch(`${origin}/readyz`)).status).toBe(503)
    await postgres.start()
    for (const origin of origins)
      await eventually(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200))
    await publishAcross(one, other, 'after the database was gone')
  })

  it('the database password does not appear in output or log', async () => {
    const nowhere = await start({ DATABASE_URL: 'postgres://portico:sesame@127.0.0.1:1/portico' })
    expect(await nowhere.exitCode).toBe(1)
    expect(nowhere.stderr()).toContain(
      'The database postgres://127.0.0.1:1/portico (DATABASE_URL) cannot be used: connect ECONNREFUSED',
    )
    const wrong = await start({ DATABASE_URL: 'postgres:/portico:sesame@127.0.0.1/portico' })
    expect(await wrong.exitCode).toBe(2)
    expect(wrong.stderr()).toContain('DATABASE_URL')
    for (const { stdout, stderr } of processes) expect(stdout() + stderr()).not.toContain('sesame')
  })
})

async function rulesVersion(): Promise<number | undefined> {
  return (await one.send('GET', playersPath)).body.value?.version
}
