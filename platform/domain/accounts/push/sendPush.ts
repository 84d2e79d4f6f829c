/** Notifications on their way to the browsers of a member. */
import type { PushMessage } from '../../../providers.ts'
import type { PushDeviceRow } from '../../base/collections/collections.ts'
import type { MessageKind } from '../../base/collections/content.ts'
import type { Context } from '../../base/context/context.ts'
import { sha256 } from '../../base/context/digest.ts'
import { message, type TextLanguage, type Texts, textIn } from '../../base/texts/texts.ts'
import { vapidKeys } from './vapidKeys.ts'

/** What a notification says, in the language of its member. */
export type PushNotice = {
  kind: MessageKind
  /** A locked screen shows it: no amounts, no codes. */
  title: string
  language: TextLanguage
  /** The page of the portal that it opens. */
  opens: string
  /** What it is about; a later notification of the same takes its place. */
  about: string
}

const more: Texts = message('push.details')

const hour = 3_600
const usual = { lifetime: 72 * hour, urgency: 'high' } as const
const delivery: Readonly<Record<MessageKind, Pick<PushMessage, 'lifetime' | 'urgency'>>> = {
  SYSTEM: usual,
  MONEY: usual,
  AGENT: { lifetime: 72 * hour, urgency: 'normal' },
  // Nothing that is worth waking a phone for, nor reading a day later.
  PROMOTION: { lifetime: 12 * hour, urgency: 'low' },
}

type Outgoing = Pick<Context, 'store' | 'now' | 'providers' | 'background'>

/**
 * Hands a notification to the push services of a member's browsers; no call waits for it. A browser
 * that takes none any more is forgotten.
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
      // What was known once may not be any more: operators choose the services.
      if (!push?.knows(endpoint)) return
      const keys = await vapidKeys(context)
      const topic = (await sha256(about)).slice(0, 32)
      const target = { endpoint, p256dh, auth }
      const outcome = await push.send({ target, keys, payload, topic, ...delivery[kind] })
      if (outcome === 'gone') await store.pushDevices.remove({ id, p256dh })
    })
  }
}
