import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client, type Notification } from 'pg'
import {
  createAnnouncements,
  type DomainEvent,
  type StoreSignal,
} from '../../../platform/domain/base/storage/events.ts'
import type { EventChannel } from '../eventChannel.ts'
import type { AnyDatabase } from '../sqlTable.ts'
import { connectionOptions, usualLimits } from './postgresPool.ts'

const channel = 'portico'
/** Milliseconds between two health checks of the event connection. */
const pulse = 5000
/** Timeout in milliseconds of a health check and of each step of connecting. */
const patience = 4000
const firstPause = 100
const longestPause = 3000

export type ConnectionState = 'lost' | 'back'

type Message = { event: DomainEvent; at: number }

/**
 * Opens the event channel of a PostgreSQL database, with a connection of its own. Every process
 * that listens receives the events. Events of a rolled-back transaction are never sent; those of a
 * committed transaction arrive in order, once each. After a lost connection is restored, listeners
 * receive a gap signal, since they may have missed events.
 *
 * @throws when the server is unreachable at the start.
 */
export async function openPostgresEvents(
  url: string,
  report: (state: ConnectionState) => void = () => {},
): Promise<EventChannel> {
  const { listen, tell } = createAnnouncements()
  let isClosed = false
  let current: Listener | undefined
  let comingBack: Promise<void> = Promise.resolve()

  const connect = async () => {
    current = await startListening(url, tell, () => {
      if (isClosed) return
      report('lost')
      comingBack = comeBack()
    })
  }
  const comeBack = async () => {
    for (let wait = firstPause; !isClosed; wait = Math.min(wait * 2, longestPause)) {
      // Random jitter keeps gateways from reconnecting at the same moment.
      await pause(wait * (0.5 + Math.random() / 2), undefined, { ref: false })
      try {
        await connect()
        report('back')
        tell({ kind: 'gap' })
        return
      } catch {
        // The loop retries until the channel is closed.
      }
    }
  }

  await connect()
  return {
    listen,
    async send(inside, events) {
      for (const [at, event] of events.entries()) {
        // Numbers the events, because PostgreSQL drops duplicate notifications of one transaction.
        const message: Message = { event, at }
        await sql`select pg_notify(${channel}, ${JSON.stringify(message)})`.execute(inside)
      }
    },
    isSent() {},
    async close() {
      isClosed = true
      await current?.end()
      await comingBack
      await current?.end()
    },
  }
}

/** Sends a gap signal with the commit, so that every listening process drops its caches. */
export async function sendGap(inside: AnyDatabase): Promise<void> {
  await sql`select pg_notify(${channel}, ${'everything may have changed'})`.execute(inside)
}

type Listener = { end(): Promise<void> }

async function startListening(
  url: string,
  tell: (signal: StoreSignal) => void,
  onLoss: () => void,
): Promise<Listener> {
  const limits = { ...usualLimits, connect: patience, statement: patience, answer: patience }
  const client = new Client(connectionOptions(url, limits))
  let isUp = false
  // Ends the socket even when the server no longer responds.
  const end = async () => {
    clearInterval(timer)
    const wasUp = isUp
    isUp = false
    if (wasUp) onLoss()
    await client.end().catch(() => {})
  }
  client.on('error', end)
  client.on('end', end)
  client.on('notification', (notification) => tell(heardIn(notification)))
  const timer = setInterval(() => client.query('select 1').catch(end), pulse).unref()
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
  } catch (error) {
    await end()
    throw error
  }
  isUp = true
  return { end }
}

/**
 * Parses a notification. A notification that cannot be parsed, such as one of another program, is
 * delivered as a gap signal.
 */
function heardIn({ payload }: Notification): StoreSignal {
  try {
    const { event }: Partial<Message> = JSON.parse(payload ?? '')
    if (typeof event?.type === 'string') return { kind: 'event', event }
  } catch {
    // Invalid JSON is delivered as a gap signal.
  }
  return { kind: 'gap' }
}
