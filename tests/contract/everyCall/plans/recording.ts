import { AsyncLocalStorage } from 'node:async_hooks'
import type { CompiledQuery, KyselyConfig, LogEvent } from 'kysely'
import { findRoute } from '../../../../platform/server/routes.ts'
import type { Server } from '../../../../platform/server/server.ts'

/** Recorded SQL statement. Runs of the statement with different values count as one. */
export type Statement = {
  sql: string
  /** Values of the statement's first run. */
  parameters: readonly unknown[]
  /** True if the statement returns at most one page. */
  isLimited: boolean
  /** Calls that ran the statement, such as `GET /wps/deposits`. */
  calls: Set<string>
}

const currentCall = new AsyncLocalStorage<string>()
const statements = new Map<string, Statement>()

/** Largest page that a call requests from the database. */
const longestPage = 1000

function isLimited({ query }: CompiledQuery): boolean {
  const limit = query.kind === 'SelectQueryNode' ? query.limit?.limit : undefined
  return limit !== undefined && 'value' in limit && Number(limit.value) <= longestPage
}

export const recordedStatements = (): Statement[] => [...statements.values()]

/** Kysely's `log`: records a statement that runs during a call. */
function recordStatement({ query }: LogEvent): void {
  const call = currentCall.getStore()
  if (call === undefined) return
  const limited = isLimited(query)
  const key = `${limited} ${query.sql}`
  const known = statements.get(key)
  if (known) known.calls.add(call)
  else {
    const { sql, parameters } = query
    statements.set(key, { sql, parameters, isLimited: limited, calls: new Set([call]) })
  }
}

/** The module Kysely with a class that records all statements. */
export function recordingKysely(kysely: typeof import('kysely')): typeof import('kysely') {
  class Kysely<Database> extends kysely.Kysely<Database> {
    constructor(config: KyselyConfig) {
      super({ ...config, log: recordStatement })
    }
  }
  // Kysely's constructor also accepts internal parts. No caller here passes any.
  return { ...kysely, Kysely: Kysely as typeof kysely.Kysely }
}

/** A server whose statements are recorded under the current call. */
export const recordStatements =
  (server: Server): Server =>
  (request, context) => {
    const route = findRoute(request.method, new URL(request.url).pathname)
    const answer = () => server(request, context)
    return route?.kind === 'operation' ? currentCall.run(route.key, answer) : answer()
  }
