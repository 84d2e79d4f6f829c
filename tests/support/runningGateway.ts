import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:fs'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { setInterval } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createScryptPasswords } from '../../gateway/context/scryptPasswords.ts'
import { openDatabase } from '../../gateway/database/openDatabase.ts'
import { personas } from '../../mocks/people/personas.ts'
import { auditLedger } from '../../platform/domain/money/ledger/auditLedger.ts'
import { currentGatewayProgram } from '../../scripts/products/gatewayProgram.ts'
import { recordCost } from '../../scripts/steps/costs.ts'
import { movableClock, moveClock } from './movableClock.ts'
import { seededDatabase } from './seededData.ts'

export const operatorPassword = 'correct-horse-battery'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** A gateway in a separate process with a separate data folder. */
export type RunningGateway = {
  url: string
  /** Stops the gateway and starts another one with the same data and URL. */
  restart(): Promise<void>
  /** Newest code sent by SMS to a phone number. */
  smsCode(to: string): Promise<string>
  /**
   * Newest message with a purpose to a phone number or an e-mail address. Waits until it is sent.
   */
  sentTo(to: string, purpose: string): Promise<SentMessage>
  /** Database record of an account: its profile and its registration. */
  readAccount(username: string): { profile: unknown; registration: unknown }
  /** Value of a setting of the platform; undefined if there is none. */
  readSetting(id: string): { value: unknown } | undefined
  /** Ledger entries of a member's accounts, in chronological order; amounts in minor units. */
  readLedger(memberId: string): { account: string; kind: string; amount: number }[]
  /** Descriptions of inconsistencies of the ledger; empty when there are none. */
  auditLedger(): Promise<string[]>
  /**
   * Runs an SQL statement on the database, for data that tests cannot easily create in the portal.
   */
  arrange(sql: string, ...parameters: (string | number)[]): void
  /** Moves the clock forward, for a gateway started with a `movableClock`. */
  passTime(seconds: number): Promise<void>
  stop(): Promise<void>
}

async function readAddress(child: ChildProcess): Promise<string> {
  const said: string[] = []
  if (!child.stdout) throw new Error('the gateway has no output')
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line)
    // The command prints the host name `localhost`. The tests use the IP address instead.
    const port = line.match(/http:\/\/localhost:(\d+)/)?.[1]
    const url = port && `http://127.0.0.1:${port}`
    if (url) {
      child.stdout.resume()
      return url
    }
  }
  throw new Error(`the gateway ended before it listened: ${said.join('\n')}`)
}

type Environment = Readonly<Record<string, string>>

function spawnGateway(dataFolder: string, port: string, environment: Environment): ChildProcess {
  recordCost('gatewayStarts')
  return spawn(process.execPath, [currentGatewayProgram()], {
    cwd: repository,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: port,
      PORTICO_DATA: dataFolder,
      PORTICO_OPERATOR_PASSWORD: operatorPassword,
      PORTICO_PERSONAS: '1',
      PORTICO_LOG: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
}

async function endProcess(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Environment variables that change the data with which a gateway starts. */
const seedVariables = [
  'DATABASE_URL',
  'UPSTREAM_URL',
  'PORTICO_PERSONAS',
  'PORTICO_OPERATOR_PASSWORD',
]

/** True if the gateway starts with the data of the usual demonstration and the machine's time. */
function isUsual(environment: Environment): boolean {
  const { NODE_OPTIONS = '' } = environment
  const all = { ...process.env, ...environment }
  return (
    ['', movableClock().NODE_OPTIONS].includes(NODE_OPTIONS) &&
    seedVariables.every((name) => all[name] === undefined)
  )
}

/** Creates the data of a demonstration with the operator's usual password. */
async function seedFolder(dataFolder: string): Promise<void> {
  const child = spawnGateway(dataFolder, '0', {})
  await readAddress(child)
  await endProcess(child)
  await cheapenHashes(join(dataFolder, 'portico.sqlite'))
}

/**
 * Replaces the hashes of the known passwords with cheap ones, since each of some hundred log-ins
 * would take a third of a second. Passwords set by tests are hashed as in production.
 */
async function cheapenHashes(file: string): Promise<void> {
  const { hash } = createScryptPasswords({ logCost: 4, blockSize: 8, passes: 1 })
  const database = new DatabaseSync(file)
  try {
    const changeMember = database.prepare(
      `update members set passwordHash = ?, profile = json_patch(profile, ?) where username = ?`,
    )
    for (const { username, password, paymentPassword } of personas) {
      const payment =
        paymentPassword === null ? {} : { paymentPassword: await hash(paymentPassword) }
      changeMember.run(await hash(password), JSON.stringify(payment), username)
    }
    database.prepare('update operators set passwordHash = ?').run(await hash(operatorPassword))
  } finally {
    database.close()
  }
}

/**
 * Starts a gateway with an empty folder, or with a copy of the seeded data if the gateway would
 * create the same data.
 */
async function startOver(dataFolder: string, environment: Environment): Promise<ChildProcess> {
  const seeded = isUsual(environment) ? await seededDatabase(seedFolder) : undefined
  if (seeded === undefined) return spawnGateway(dataFolder, '0', environment)
  await copyFile(seeded, join(dataFolder, 'portico.sqlite'), constants.COPYFILE_FICLONE)
  // The copy already contains an operator with a password. The variable is empty, so that the
  // gateway does not compare two passwords at the start: a comparison takes as long as hashing.
  return spawnGateway(dataFolder, '0', { PORTICO_OPERATOR_PASSWORD: '', ...environment })
}

/**
 * Message in an outbox. Only an e-mail has a subject, and only a message with a code requires
 * input.
 */
export type SentMessage = {
  to: string
  purpose: string
  text: string
  subject?: string
  code?: string
}

/** Messages of an outbox; empty when the file does not exist. */
async function readLines(file: string): Promise<SentMessage[]> {
  const lines = await readFile(file, 'utf8').catch(() => '')
  return lines
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line))
}

/**
 * Starts the gateway of the built portal on a free port, with the personas of the demonstration.
 * @param environment variables in addition to the usual ones.
 */
export async function startGatewayProcess(environment: Environment = {}): Promise<RunningGateway> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'portico-e2e-'))
  let child = await startOver(dataFolder, environment)
  const url = await readAddress(child)
  const query = (sql: string, parameter: string) => {
    const database = new DatabaseSync(join(dataFolder, 'portico.sqlite'), { readOnly: true })
    try {
      return database.prepare(sql).all(parameter)
    } finally {
      database.close()
    }
  }
  const newestMessage = async (isWanted: (message: SentMessage) => boolean) => {
    // The gateway responds before its message is sent.
    for await (const _ of setInterval(50, undefined, { signal: AbortSignal.timeout(10_000) })) {
      const found = (await readLines(join(dataFolder, 'outbox.jsonl'))).findLast(isWanted)
      if (found) return found
    }
    throw new Error('No such message was sent')
  }
  return {
    url,
    async restart() {
      await endProcess(child)
      child = spawnGateway(dataFolder, new URL(url).port, environment)
      await readAddress(child)
    },
    async smsCode(to) {
      const { code = '' } = await newestMessage((message) => message.to.includes(to))
      return code
    },
    sentTo: (to, purpose) =>
      newestMessage((message) => message.to.includes(to) && message.purpose === purpose),
    readAccount(username) {
      const [found] = query('select * from members where username = ?', username)
      return {
        profile: JSON.parse(String(found?.profile)),
        registration: JSON.parse(String(found?.registration)),
      }
    },
    readSetting(id) {
      const [found] = query('select value from settings where id = ?', id)
      return found && { value: JSON.parse(String(found.value)) }
    },
    readLedger(memberId) {
      const sql = 'select account, kind, amount from ledgerEntries where memberId = ? order by id'
      return query(sql, memberId).map(({ account, kind, amount }) => ({
        account: String(account),
        kind: String(kind),
        amount: Number(amount),
      }))
    },
    async auditLedger() {
      const { store, close } = await openDatabase({ file: join(dataFolder, 'portico.sqlite') })
      try {
        return await auditLedger(store)
      } finally {
        await close()
      }
    },
    arrange(sql, ...parameters) {
      const database = new DatabaseSync(join(dataFolder, 'portico.sqlite'), { timeout: 5000 })
      try {
        database.prepare(sql).run(...parameters)
      } finally {
        database.close()
      }
    },
    passTime: (seconds) => moveClock(child, seconds * 1000),
    async stop() {
      await endProcess(child)
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
