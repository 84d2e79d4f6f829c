import { isOfPushService } from '../../platform/domain/accounts/push/pushServices.ts'
import type { PushSender } from '../../platform/providers.ts'

/** Takes notifications for browsers and shows none: a page has no worker to show them before mocks. */
export const emulatedPush: PushSender = {
  knows: (endpoint) => isOfPushService(endpoint),
  send: async () => 'sent',
}
