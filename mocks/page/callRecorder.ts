/** Records the last calls for developers, and checks their conformance to the contract. */

import { createKeptList } from '../../platform/domain/base/storage/keptList.ts'
import { answerViolation } from '../../platform/server/contractCheck.ts'
import { findRoute } from '../../platform/server/routes.ts'
import type { Server } from '../../platform/server/server.ts'

export type RecordedCall = {
  /** Real time of the request, in milliseconds since 1970. */
  at: number
  method: string
  /** Path and query. */
  address: string
  status: number
  milliseconds: number
  /**
   * `kept`: request and response conform to the contract. `refused`: the server rejected the
   * request for the given reason. `broken`: the response violates the contract. `lost`: there was
   * no response.
   */
  verdict: 'kept' | 'refused' | 'broken' | 'lost'
  reason?: string
}

export type CallRecorder = {
  /** Recorded calls, newest first. */
  calls(): readonly RecordedCall[]
  /** Wraps a server so that its calls are recorded. */
  around(server: Server): Server
  forget(): void
  /** Calls the listener after each change. @returns a function that unsubscribes it. */
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
    // Every JSON response is an envelope. Its fields are checked where they are used.
    return typeof answer === 'object' && answer !== null ? (answer as Told) : undefined
  } catch {
    return undefined
  }
}

/** Reason of a rejection: its code, and the first problem of the request. */
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
  // Instead of a response that violates the contract, the server sends an error with this message.
  if (message.startsWith('The answer breaks the contract')) {
    return { verdict: 'broken', reason: message }
  }
  if (answer.success === false) return { verdict: 'refused', reason: refusalOf(answer) }
  const violation = answerViolation(route.key, response.status, answer)
  return violation === undefined ? { verdict: 'kept' } : { verdict: 'broken', reason: violation }
}

/**
 * Records the last calls of a server.
 * @param storage keeps the recorded calls across reloads.
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
