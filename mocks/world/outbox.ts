import type { SentMail, SentSms, World } from './world.ts'

/** Keeps what was sent, newest first, where a developer or a test finds it. */
export type Outbox = {
  messages(): readonly SentSms[]
  mails(): readonly SentMail[]
  send: World['sendSms']
  sendMail: World['sendMail']
  /** @returns stops telling the listener. */
  subscribe(listener: () => void): () => void
}

const kept = 50

export function createOutbox(): Outbox {
  let messages: readonly SentSms[] = []
  let mails: readonly SentMail[] = []
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    messages: () => messages,
    mails: () => mails,
    async send(message) {
      messages = [message, ...messages].slice(0, kept)
      tell()
    },
    async sendMail(message) {
      mails = [message, ...mails].slice(0, kept)
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
