/** Push notifications to a member's browsers. */
import type { PushMessage } from '../../../providers.ts'
import type { PushDeviceRow } from '../../base/collections/collections.ts'
import type { MessageKind } from '../../base/collections/content.ts'
import type { Context } from '../../base/context/context.ts'
import { sha256 } from '../../base/context/digest.ts'
import { message, type TextLanguage, type Texts, textIn } from '../../base/texts/texts.ts'
import { vapidKeys } from './vapidKeys.ts'

/** Contents of a notification, in the member's language. */
export type PushNotice = {
  kind: MessageKind
  /** Must not contain amounts or codes, since lock screens show it. */
  title: string
  language: TextLanguage
  /** Path of the portal page that the notification opens. */
  opens: string
  /** Topic; a later notification with the same topic replaces it. */
  about: string
}

const more: Texts = message('push.details')

const hour = 3_600
const usual = { lifetime: 72 * hour, urgency: 'high' } as const
const delivery: Readonly<Record<MessageKind, Pick<PushMessage, 'lifetime' | 'urgency'>>> = {
  SYSTEM: usual,
  MONEY: usual,
  AGENT: { lifetime: 72 * hour, urgency: 'normal' },
  // A promotion is not urgent enough to wake a phone, and is outdated after half a day. `lifetime`
  // is in seconds.
  PROMOTION: { lifetime: 12 * hour, urgency: 'low' },
}

type Outgoing = Pick<Context, 'store' | 'now' | 'providers' | 'background'>

/**
 * Sends a notification to browsers of a member, in the background. Removes a browser whose
 * subscription has ended.
 */
export function sendPush(
  context: Outgoing,
  devices: readonly PushDeviceRow[],
  { kind, title, language, opens, about }: PushNotice,
): void {
  const { store, background, providers } = context
  const payload = JSON.stringify({ title, body: textIn(more, language), path: opens, tag: about })
  for (const { id, endpoint, p256dh, auth } of devices) {
    background.run('sending a notification', async () => {
      const { push } = providers
      // Operators can remove a push service from the configuration after a browser was registered,
      // so the endpoint is checked again.
      if (!push?.knows(endpoint)) return
      const keys = await vapidKeys(context)
      const topic = (await sha256(about)).slice(0, 32)
      const target = { endpoint, p256dh, auth }
      const outcome = await push.send({ target, keys, payload, topic, ...delivery[kind] })
      if (outcome === 'gone') await store.pushDevices.remove({ id, p256dh })
    })
  }
}
