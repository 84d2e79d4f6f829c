import type { SentSms, World } from './world.ts'

/** Keeps what was sent, newest first, where a developer or a test finds it. */
export type Outbox = {
  messages(): readonly SentSms[]
  send: World['sendSms']
  /** @returns stops telling the listener. */
  subscribe(listener: () => void): () => void
}

const kept = 50

export function createOutbox(): Outbox {
  let messages: readonly SentSms[] = []
  const listeners = new Set<() => void>()
  return {
    messages: () => messages,
    async send(message) {
      messages = [message, ...messages].slice(0, kept)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
