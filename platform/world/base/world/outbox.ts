import { createKeptList } from '../storage/keptList.ts'
import type { SentMail, SentSms, World } from './world.ts'

/** Keeps what was sent, newest first, where a developer or a test finds it. */
export type Outbox = {
  messages(): readonly SentSms[]
  mails(): readonly SentMail[]
  send: World['sendSms']
  sendMail: World['sendMail']
  forget(): void
  /**
   * @param listener gets what was sent from here; undefined when everything was forgotten.
   * @returns stops telling it.
   */
  subscribe(listener: (sent: SentSms | SentMail | undefined) => void): () => void
}

/** @param storage where what was sent outlives a reload. */
export function createOutbox(storage?: Pick<Storage, 'getItem' | 'setItem'>): Outbox {
  const messages = createKeptList<SentSms>('portico.mocks.messages', storage)
  const mails = createKeptList<SentMail>('portico.mocks.mails', storage)
  return {
    messages: messages.items,
    mails: mails.items,
    send: async (message) => messages.add(message),
    sendMail: async (mail) => mails.add(mail),
    forget() {
      messages.forget()
      mails.forget()
    },
    subscribe(listener) {
      const stops = [messages.subscribe(listener), mails.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
