/**
 * The server that the browser's mocks, the tests and the gateway share: a web `Request` in, a web
 * `Response` out. Every step is a small module beside this file.
 */
import type { Behaviour } from '../gen/behaviour.ts'
import type { World } from '../world/world.ts'

/** What the server knows of a request besides the request itself. */
export type RequestContext = {
  /** The caller's address, as the place that runs the server has established it. */
  ip: string
  /** At most 64 characters; made here when left out. */
  requestId?: string
  /** The request's cookies where the `Cookie` header cannot be read (a browser's own Request). */
  cookies?: Record<string, string>
}

/** A failure that the caller learns nothing of but the reference; for the log. */
export type ServerFailure = { requestId: string; operation: string; error: unknown }

export type ServerOptions = {
  /** Checks every answer against the contract; a violation becomes a 500 that says why. */
  checkAnswers?: boolean
  /** Called with every failure that was answered 500. */
  report?: (failure: ServerFailure) => void
  /** Makes the response; MSW passes its own, which can carry cookies in a browser. */
  respond?: (
    body: string | null,
    init: { status: number; headers: Record<string, string> },
  ) => Response
}

/**
 * Answers a request. Undefined when no operation has its path: the caller serves it otherwise. Never
 * throws: what goes wrong is a 500 with a reference.
 */
export type Server = (request: Request, context: RequestContext) => Promise<Response | undefined>

/** Makes the server over a world and the behaviour of every operation. */
export function createServer(
  _world: World,
  _behaviour: Behaviour,
  _options: ServerOptions = {},
): Server {
  return async () => undefined
}
