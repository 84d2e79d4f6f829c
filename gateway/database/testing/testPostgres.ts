import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { findPostgres, howToInstall } from '../../../scripts/postgres/findPostgres.ts'

/** Milliseconds after which a start of the server counts as failed. */
const startLimit = 60_000
const user = 'portico'

export type TestPostgres = {
  /** Creates an empty database. @returns its URL. */
  createDatabase(): Promise<string>
  /** Kills the server as a power failure would, and resolves when it is dead. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Stops the server and removes its data. */
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL server for a test. It listens only on a socket in a temporary folder. Text
 * sorts by Brazilian collation unless a column defines another.
 *
 * @param isDurable true to sync commits to the disk, as in production. A test then takes longer.
 */
export async function startTestPostgres({ isDurable = false } = {}): Promise<TestPostgres> {
  const programs = findPostgres()
  if (programs === undefined) throw new Error(howToInstall)
  const folder = await mkdtemp(join(tmpdir(), 'portico-postgres-'))
  const data = join(folder, 'data')
  await mkdir(data, { mode: 0o700 })
  const owner = ownerOfServer()
  if (owner) for (const path of [folder, data]) await chown(path, owner.uid, owner.gid)

  const initdb = join(programs, 'initdb')
  const knowsIcu = execFileSync(initdb, ['--help'], { encoding: 'utf8' }).includes('--icu-locale')
  const locale = knowsIcu ? ['--locale-provider=icu', '--icu-locale=pt-BR'] : []
  const options = ['-D', data, '-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C', ...locale]
  execFileSync(initdb, [...options, '--no-sync'], { ...owner, cwd: folder, stdio: 'pipe' })

  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    max_connections: '60',
    shared_buffers: '16MB',
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const pairs = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const run = () => {
    const child = spawn(join(programs, 'postgres'), ['-D', data, ...pairs], {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let log = ''
    child.stderr.on('data', (chunk) => {
      log = `${log}${chunk}`.slice(-4000)
    })
    const ended = once(child, 'exit')
    return { child, ended, log: () => log }
  }
  const urlOf = (database: string) =>
    `postgres://${user}@localhost/${database}?host=${encodeURIComponent(folder)}`

  let server: ReturnType<typeof run> | undefined
  // Kills the server at any exit of the test process, since it would keep running otherwise.
  const endAtOnce = () => server?.child.kill('SIGQUIT')
  process.once('exit', endAtOnce)

  let databases = 0
  const postgres: TestPostgres = {
    async createDatabase() {
      databases += 1
      const name = `test${databases}`
      await ask(urlOf('postgres'), `create database ${name}`)
      return urlOf(name)
    },
    async kill() {
      server?.child.kill('SIGKILL')
      await server?.ended
      server = undefined
    },
    async start() {
      const begun = performance.now()
      server = run()
      for (;;) {
        const failure = await ask(urlOf('postgres'), 'select 1').then(
          () => undefined,
          (error: unknown) => error,
        )
        if (failure === undefined) return
        if (performance.now() - begun > startLimit)
          throw new Error(`PostgreSQL does not start:\n${server.log()}`, { cause: failure })
        // After a kill, the server refuses to start until the last processes of the old one have
        // ended.
        if (server.child.exitCode !== null) server = run()
        await pause(20)
      }
    },
    async stop() {
      process.off('exit', endAtOnce)
      server?.child.kill('SIGINT')
      await server?.ended
      await rm(folder, { recursive: true, maxRetries: 3 })
    },
  }
  await postgres.start()
  return postgres
}

/**
 * User for the server if the tests run as root: PostgreSQL refuses to run as root. The PostgreSQL
 * package creates this user.
 */
function ownerOfServer(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres']))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end()
  }
}
