import { DatabaseError } from 'pg'

// https://www.postgresql.org/docs/15/errcodes-appendix.html
/** What a server says that stops, starts, stands by for another, or waits for a lock or a disk. */
const hindered: ReadonlySet<string | undefined> = new Set([
  '57P01',
  '57P02',
  '57P03',
  '25006',
  '25P03',
  '55P03',
  '57014',
  '58030',
])
/** Of the connection, and of what is used up: disk, memory, connections. */
const hinderedClasses: ReadonlySet<string | undefined> = new Set(['08', '53'])

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

/**
 * Whether an error says that PostgreSQL cannot be reached, or cannot do anything of the kind now,
 * rather than what is wrong with what it was asked.
 */
export function isServerAway(error: unknown): boolean {
  if (error instanceof DatabaseError) {
    return hindered.has(error.code) || hinderedClasses.has(error.code?.slice(0, 2))
  }
  // A name with several addresses fails at each.
  if (error instanceof AggregateError) return error.errors.some(isServerAway)
  if (!(error instanceof Error)) return false
  return ('code' in error && lostWays.has(error.code)) || driverWords.test(error.message)
}
