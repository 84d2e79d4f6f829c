import type { Providers } from '../../platform/providers.ts'
import type { DeliveryOptions } from './delivery.ts'
import type { ProviderSettings } from './providerSettings.ts'

/** Opens the configured providers. Modules of providers that are not configured are not loaded. */
export async function openProviders(
  { sms, mail, push }: ProviderSettings,
  options: DeliveryOptions,
): Promise<Providers> {
  const providers: Providers = {}
  if (sms) providers.sms = (await import('./smsWebhook.ts')).createSmsWebhook(sms, options)
  if (mail) providers.mail = await (await import('./smtpMail.ts')).createSmtpMail(mail, options)
  if (push) providers.push = (await import('./webPush.ts')).createWebPush(push, options)
  return providers
}
