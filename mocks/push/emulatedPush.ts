import { isOfPushService } from '../../platform/domain/accounts/push/pushServices.ts'
import type { PushSender } from '../../platform/providers.ts'

/**
 * Accepts push notifications without showing them, because pages with mocks have no worker for
 * them.
 */
export const emulatedPush: PushSender = {
  knows: (endpoint) => isOfPushService(endpoint),
  send: async () => 'sent',
}
