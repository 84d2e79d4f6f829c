import { isOfPushService } from '../../platform/domain/accounts/push/pushServices.ts'
import type { PushSender } from '../../platform/providers.ts'

/**
 * Accepts push notifications without showing them, because pages with mocks have no service worker
 * that could show them.
 */
export const emulatedPush: PushSender = {
  knows: (endpoint) => isOfPushService(endpoint),
  send: async () => 'sent',
}
