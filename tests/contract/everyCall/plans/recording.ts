import { AsyncLocalStorage } from 'node:async_hooks'
import type { CompiledQuery, KyselyConfig, LogEvent } from 'kysely'
import { findRoute } from '../../../../platform/server/routes.ts'
import type { Server } from '../../../../platform/server/server.ts'

/** A statement that calls ran, whatever the values it was given. */
export type Statement = {
  sql: string
  /** Of the first time that it ran. */
  parameters: readonly unknown[]
  /** Whether it asks for a page at most. */
  isLimited: boolean
  /** The calls that ran it, as `GET /wps/deposits`. */
  calls: Set<string>
}

const answering = new AsyncLocalStorage<string>()
const statements = new Map<string, Statement>()

/** The largest page that a call asks the database for. */
const longestPage = 1000

function isLimited({ query }: CompiledQuery): boolean {
  const limit = query.kind === 'SelectQueryNode' ? query.limit?.limit : undefined
  return limit !== undefined && 'value' in limit && Number(limit.value) <= longestPage
}

/** What every call has run so far. */
export const recordedStatements = (): Statement[] => [...statements.values()]

/** Kysely's `log`: notes a statement that runs while a call is answered. */
function recordStatement({ query }: LogEvent): void {
  const call = answering.getStore()
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

/** Kysely that notes what its databases run. */
export function recordingKysely(kysely: typeof import('kysely')): typeof import('kysely') {
  class Kysely<Database> extends kysely.Kysely<Database> {
    constructor(config: KyselyConfig) {
      super({ ...config, log: recordStatement })
    }
  }
  // Nobody makes one of the parts that Kysely makes of itself, which its other constructor is for.
  return { ...kysely, Kysely: Kysely as typeof kysely.Kysely }
}

/** A server whose statements are noted under the call that it answers. */
export const recorded =
  (server: Server): Server =>
  (request, context) => {
    const route = findRoute(request.method, new URL(request.url).pathname)
    const answer = () => server(request, context)
    return route?.kind === 'operation' ? answering.run(route.key, answer) : answer()
  }
