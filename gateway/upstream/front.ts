/** Gateway in front of an upstream platform. It owns the registration rules. */

import { liveRules } from '../../platform/domain/accounts/registration/registrationRules.ts'
import type { Context } from '../../platform/domain/base/context/context.ts'
import { bodyLimitOf } from '../../platform/server/body.ts'
import type { Server } from '../../platform/server/server.ts'
import type { Shortcut } from '../http/httpServer.ts'
import type { BodyLimit } from '../http/limitedIncoming.ts'
import type { Log } from '../log/log.ts'
import { createArrivingBodies } from './arrivingBodies.ts'
import { createCallSlots } from './callSlots.ts'
import { createKeptAnswers } from './keptAnswers.ts'
import { isOwnCall } from './ownCalls.ts'
import { createPassThrough } from './passThrough.ts'
import { createPlatform, type Platform } from './platform.ts'
import type { PlatformLimits } from './platformLimits.ts'

export type Upstream = {
  /** Origin of the platform, such as `https://platform.example`. */
  origin: string
  /** True without TLS. */
  isPlain: boolean
  limits: PlatformLimits
}

export type Front = {
  bodyLimit: BodyLimit
  passThrough: Shortcut
  /** Restricts the gateway's server to the calls that it handles itself. */
  ownServer(server: Server): Server
  /** True if the platform responds. */
  answers(): Promise<boolean>
  /** Circuit of the platform, for the metrics. */
  circuit: Platform['circuit']
  close(): Promise<void>
}

/** Three images of 5 MB each are the largest request of a player, plus their encoding. */
const platformBodyLimit = 20 * 1024 * 1024

export function createFront({ origin, limits }: Upstream, domain: Context, log: Log): Front {
  const platform = createPlatform(origin, limits)
  return {
    bodyLimit: (method, path) => (isOwnCall(path) ? bodyLimitOf(method, path) : platformBodyLimit),
    passThrough: createPassThrough({
      platform,
      rules: () => liveRules(domain),
      responseCache: createKeptAnswers(),
      slots: createCallSlots(limits.callers),
      bodies: createArrivingBodies(limits.callers),
      rate: limits.callers.rate,
      log,
    }),
    // A request with an unusual path can bypass the pass-through and still match a route after URL
    // parsing.
    ownServer: (server) => async (request, context) =>
      isOwnCall(new URL(request.url).pathname) ? server(request, context) : undefined,
    answers: platform.answers,
    circuit: platform.circuit,
    close: platform.close,
  }
}
