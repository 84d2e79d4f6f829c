import type { MailMessage, Sender, SmsMessage } from '../../../providers.ts'
import { createKeptList } from '../storage/keptList.ts'

/** Stores sent messages, newest first, for developers and tests. */
export type Outbox = {
  messages(): readonly SmsMessage[]
  mails(): readonly MailMessage[]
  sms: Sender<SmsMessage>
  mail: Sender<MailMessage>
  forget(): void
  /**
   * @param listener is called with each message sent through this outbox, and with undefined when
   * the outbox is cleared.
   * @returns a function that unsubscribes.
   */
  subscribe(listener: (message: SmsMessage | MailMessage | undefined) => void): () => void
}

/** @param storage keeps the messages across reloads. */
export function createOutbox(storage?: Pick<Storage, 'getItem' | 'setItem'>): Outbox {
  const messages = createKeptList<SmsMessage>('portico.mocks.messages', storage)
  const mails = createKeptList<MailMessage>('portico.mocks.mails', storage)
  return {
    messages: messages.items,
    mails: mails.items,
    sms: { send: async (message) => messages.add(message) },
    mail: { send: async (mail) => mails.add(mail) },
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
