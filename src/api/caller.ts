import type { EndpointKey } from './gen/endpoints.ts'

/** Data and callbacks that the API client requires; `session/` provides them. */
export type Caller = {
  /** Session token of the player; null without a session. */
  token(): string | null
  /** Language of the page, as a BCP 47 tag. */
  language(): string
  /** CSRF token of the operator; null outside of the operator's console. */
  csrfToken(): string | null
  /**
   * Key that encrypts payloads, and the server's time in milliseconds. If `isFresh` is true, the
   * key and the time are fetched again.
   */
  encryptionKey(options: {
    isFresh: boolean
  }): Promise<{ keyId: string; publicKey: string; now: number }>
  origin(): string
  send(request: Request): Promise<Response>
  /** Replaces the server in the operator's preview: no request is sent. */
  instead?: (key: EndpointKey) => Promise<unknown>
  /**
   * Called when the server reports that the session has ended. `token` is the token of that call.
   */
  sessionEnded(token: string | null): void
  /**
   * Waits for a log-in after the end of a session.
   * @returns true when the same member is back, so that the call may be repeated.
   */
  sessionRenewed(token: string | null, signal: AbortSignal | undefined): Promise<boolean>
}

const withoutSession: Caller = {
  origin: () => globalThis.location.origin,
  // `fetch` is looked up at each call, because a mock server that starts later replaces the global
  // function.
  send: (request) => globalThis.fetch(request),
  token: () => null,
  language: () => 'pt',
  csrfToken: () => null,
  encryptionKey: () => Promise.reject(new Error('No caller is set')),
  sessionEnded: () => {},
  sessionRenewed: () => Promise.resolve(false),
}

let current = withoutSession

/**
 * Sets the caller of the client, when the page starts. What `caller` leaves out becomes as without
 * a session, whatever an earlier caller had.
 */
export function setCaller(caller: Partial<Caller>): void {
  current = { ...withoutSession, ...caller }
}

export const caller = (): Caller => current
