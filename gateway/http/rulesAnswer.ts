/**
 * Serves the registration rules from memory: every form requests them, and they rarely change. The
 * server creates the response of each version once; later requests get the stored response.
 */

import { tagOf } from '../../platform/domain/accounts/registration/registrationRules.ts'
import type { RuleVersionRow } from '../../platform/domain/base/collections/collections.ts'
import { operationTable } from '../../platform/gen/behaviour.ts'
import type { Server } from '../../platform/server/server.ts'
import { requestValidators } from '../../src/api/gen/validators.js'
import { compressAll } from './compression.ts'
import type { Shortcut } from './httpServer.ts'
import {
  improveAnswer,
  type PreparedAnswer,
  prepareAnswer,
  sendPrepared,
} from './preparedAnswer.ts'

const rulesCall = 'GET /wps/system/setting/register'
const { path: rulesPath } = operationTable[rulesCall]
const { headers: checkHeaders } = requestValidators[rulesCall]
const caching = ['Cache-Control', 'no-cache', 'Vary', 'Accept-Encoding']

type Parts = {
  /** Creates the response when it is not in memory yet. */
  server: Server
  /** Returns the version in force: the same row object as long as the version does not change. */
  live: () => Promise<RuleVersionRow>
}

/**
 * Handles GET and HEAD requests for the rules. All other requests go to the app, as do requests for
 * the rules with a query or an invalid `If-None-Match`.
 */
export function createRulesAnswer({ server, live }: Parts): Shortcut {
  const known = new WeakMap<RuleVersionRow, Promise<PreparedAnswer | undefined>>()
  const ready = new WeakMap<RuleVersionRow, PreparedAnswer>()

  const make = async (version: RuleVersionRow): Promise<PreparedAnswer | undefined> => {
    const request = new Request(`http://gateway${rulesPath}`)
    const response = await server(request, { ip: '0.0.0.0', requestId: 'rules' })
    const etag = response?.headers.get('etag')
    // A distinct ETag means that another version came into force during the request. The response
    // is then not stored.
    if (response?.status !== 200 || etag !== tagOf(version)) return undefined
    const body = Buffer.from(await response.arrayBuffer())
    const made = prepareAnswer(
      {
        status: 200,
        kind: 'data',
        headers: ['Content-Type', 'application/json; charset=utf-8', ...caching],
        tagOf: () => etag,
        body,
      },
      await compressAll(body, 'fast'),
    )
    improveAnswer(made).catch(() => {})
    return made
  }
  const madeOf = (version: RuleVersionRow) => {
    const making = known.get(version) ?? make(version)
    known.set(version, making)
    making.then(
      (preparedRules) =>
        preparedRules ? ready.set(version, preparedRules) : known.delete(version),
      () => known.delete(version),
    )
    return making
  }
  const answer = async (...[incoming, outgoing, context, toApp]: Parameters<Shortcut>) => {
    const made = await live()
      .then((version) => ready.get(version) ?? madeOf(version))
      .catch(() => undefined)
    if (made) sendPrepared(made, incoming, outgoing, context)
    else toApp()
  }
  return (...request) => {
    const [{ url, method, headers }] = request
    if (url !== rulesPath || (method !== 'GET' && method !== 'HEAD')) return false
    const tag = headers['if-none-match']
    if (tag !== undefined && checkHeaders({ 'If-None-Match': tag }) !== null) return false
    void answer(...request)
    return true
  }
}
