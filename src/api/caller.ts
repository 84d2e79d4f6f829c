import type { EndpointKey } from './gen/endpoints.ts'

/** What the client needs to know of the person and the page; `session/` provides it. */
export type Caller = {
  /** The player's session token, if there is one. */
  token(): string | null
  /** The language of the page, as a BCP 47 tag. */
  language(): string
  /** The operator's CSRF token, on the operator's console only. */
  csrfToken(): string | null
  /** The key to encrypt payloads with, and the server's time; `fresh` asks the server again. */
  encryptionKey(options: {
    fresh: boolean
  }): Promise<{ keyId: string; publicKey: string; now: number }>
  /** The origin that calls are made to. */
  origin(): string
  /** Carries a request to the server. */
  send(request: Request): Promise<Response>
  /** Answers in place of a server, which then hears nothing; the operator's preview has it. */
  instead?: (key: EndpointKey) => Promise<unknown>
  /** The server said that the session has ended. `token` is the one that the call carried. */
  sessionEnded(token: string | null): void
  /**
   * Waits for a login after that.
   * @returns whether the same person is back, and the call may be repeated.
   */
  sessionRenewed(token: string | null, signal: AbortSignal | undefined): Promise<boolean>
}

let current: Caller = {
  origin: () => globalThis.location.origin,
  // A mock server that starts later replaces the global fetch, so it is looked up at each call.
  send: (request) => globalThis.fetch(request),
  token: () => null,
  language: () => 'pt',
  csrfToken: () => null,
  encryptionKey: () => Promise.reject(new Error('No caller is set')),
  sessionEnded: () => {},
  sessionRenewed: () => Promise.resolve(false),
}

/** Tells the client who calls. Called once, when the page starts. */
export function setCaller(caller: Partial<Caller>): void {
  current = { ...current, ...caller }
}

export const caller = (): Caller => current
