import type { LetInCode } from '../platform/domain/accounts/session/socialLogin.ts'
import type { Context } from '../platform/domain/base/context/context.ts'
import type { DemonstrationPages } from '../platform/domain/demonstration.ts'
import type { BetCode } from '../platform/domain/play/bets/placeBet.ts'
import { answerArt, artPrefix } from './art/answerArt.ts'
import { answerChat } from './chat/chatPage.ts'
import { chatPath } from './chat/chatPath.ts'
import { socialPath } from './social/paths.ts'
import { createProviderServer } from './social/providerServer.ts'
import { launchPath } from './vendor/emulatedVendors.ts'
import { createVendorServer } from './vendor/vendorServer.ts'

/** Creates the emulators that serve URLs: pictures, chat, social logins and game vendors. */
export function createEmulators(
  context: () => Context<BetCode | LetInCode>,
): readonly DemonstrationPages[] {
  const provider = createProviderServer(context)
  const vendor = createVendorServer(context)
  return [
    {
      prefix: artPrefix,
      methods: ['GET'],
      answer: ({ url }) => answerArt(new URL(url).pathname),
    },
    { prefix: chatPath, methods: ['GET'], answer: answerChat },
    { prefix: socialPath, methods: ['GET', 'POST'], answer: provider },
    {
      prefix: launchPath,
      methods: ['GET', 'POST'],
      // A game runs in a sandboxed frame, so its requests have the origin `null`. The secret in the
      // game's URL authorizes these requests.
      isSandboxed: true,
      answer: vendor,
    },
  ]
}
