import type { Providers } from '../../platform/providers.ts'
import type { DeliveryOptions } from './delivery.ts'
import type { ProviderSettings } from './providerSettings.ts'
import { createSmsWebhook } from './smsWebhook.ts'
import { createSmtpMail } from './smtpMail.ts'
import { createWebPush } from './webPush.ts'

/** The real providers that a gateway was told of. */
export async function openProviders(
  { sms, mail, push }: ProviderSettings,
  options: DeliveryOptions,
): Promise<Providers> {
  return {
    ...(sms && { sms: createSmsWebhook(sms, options) }),
    ...(mail && { mail: await createSmtpMail(mail, options) }),
    ...(push && { push: createWebPush(push, options) }),
  }
}
