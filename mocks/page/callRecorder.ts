/** The last calls, and whether they kept the contract, for a developer to look at. */

import { createKeptList } from '../../platform/domain/base/storage/keptList.ts'
import { answerViolation } from '../../platform/server/contractCheck.ts'
import { findRoute } from '../../platform/server/routes.ts'
import type { Server } from '../../platform/server/server.ts'

export type RecordedCall = {
  /** Milliseconds since 1970, by the real clock. */
  at: number
  method: string
  /** Path and query. */
  address: string
  status: number
  milliseconds: number
  /**
   * `kept`: request and answer are as the contract has them. `refused`: the server said no, for the
   * reason given. `broken`: an answer that breaks the contract. `lost`: there was no answer.
   */
  verdict: 'kept' | 'refused' | 'broken' | 'lost'
  reason?: string
}

export type CallRecorder = {
  /** Newest first. */
  calls(): readonly RecordedCall[]
  /** The same server, whose calls are written down. */
  around(server: Server): Server
  forget(): void
  /** @returns stops telling the listener of each change of the calls. */
  subscribe(listener: () => void): () => void
}

type Verdict = Pick<RecordedCall, 'verdict' | 'reason'>
type Told = {
  success?: unknown
  code?: unknown
  message?: unknown
  value?: { problems?: { path: string; reason: string }[] }
}

async function readAnswer(response: Response): Promise<Told | undefined> {
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
  if (!isJson) return undefined
  try {
    const answer: unknown = await response.clone().json()
    // Every answer in JSON is an envelope, whose parts are looked at with care.
    return typeof answer === 'object' && answer !== null ? (answer as Told) : undefined
  } catch {
    return undefined
  }
}

/** Why the server said no: its code, and the first thing that was wrong with the request. */
function refusalOf({ code, value }: Told): string {
  const [problem] = value?.problems ?? []
  return [code, problem && `${problem.path} ${problem.reason}`].filter(Boolean).join(': ')
}

async function judge(method: string, path: string, response: Response): Promise<Verdict> {
  if (response.type === 'error') return { verdict: 'lost' }
  const answer = await readAnswer(response)
  const route = findRoute(method, path)
  if (!answer || route?.kind !== 'operation') return { verdict: 'kept' }
  const message = typeof answer.message === 'string' ? answer.message : ''
  // The server has looked already, and answers with what it found.
  if (message.startsWith('The answer breaks the contract')) {
    return { verdict: 'broken', reason: message }
  }
  if (answer.success === false) return { verdict: 'refused', reason: refusalOf(answer) }
  const violation = answerViolation(route.key, response.status, answer)
  return violation === undefined ? { verdict: 'kept' } : { verdict: 'broken', reason: violation }
}

/**
 * Writes down the last calls of a server.
 * @param storage where they outlive a reload.
 */
export function createCallRecorder(storage?: Pick<Storage, 'getItem' | 'setItem'>): CallRecorder {
  const { items, add, forget, subscribe } = createKeptList<RecordedCall>(
    'portico.mocks.calls',
    storage,
  )
  return {
    calls: items,
    forget,
    subscribe,
    around: (server) => async (request, context) => {
      const at = Date.now()
      const { pathname, search } = new URL(request.url)
      const response = await server(request, context)
      if (!response) return response
      const verdict = await judge(request.method, pathname, response)
      const { status } = response
      const milliseconds = Date.now() - at
      const call = { at, method: request.method, address: pathname + search, status, milliseconds }
      add({ ...call, ...verdict })
      return response
    },
  }
}
