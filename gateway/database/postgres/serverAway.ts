import { DatabaseError } from 'pg'

// https://www.postgresql.org/docs/15/errcodes-appendix.html
/** What a server says that stops, starts, or takes no more connections. */
const leaving: ReadonlySet<string | undefined> = new Set(['57P01', '57P02', '57P03', '53300'])
const connectionClass = '08'

/** What the system says of a server that is not there, or of the way to it. */
const lostWays: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
])

/** What the driver says when a connection has ended, or did not come about in time. */
const driverWords =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/

/** Whether an error says that PostgreSQL cannot be reached now, rather than what it answered. */
export function isServerAway(error: unknown): boolean {
  if (error instanceof DatabaseError) {
    return leaving.has(error.code) || error.code?.startsWith(connectionClass) === true
  }
  // A name with several addresses fails at each.
  if (error instanceof AggregateError) return error.errors.some(isServerAway)
  if (!(error instanceof Error)) return false
  return ('code' in error && lostWays.has(error.code)) || driverWords.test(error.message)
}
