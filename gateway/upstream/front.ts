/** Gateway in front of an upstream platform. The gateway manages the registration rules itself. */

import { liveRules } from '../../platform/domain/accounts/registration/registrationRules.ts'
import type { Context } from '../../platform/domain/base/context/context.ts'
import { bodyLimitOf } from '../../platform/server/body.ts'
import type { Server } from '../../platform/server/server.ts'
import type { Shortcut } from '../http/httpServer.ts'
import type { BodyLimit } from '../http/limitedIncoming.ts'
import type { Log } from '../log/log.ts'
import { createArrivingBodies } from './arrivingBodies.ts'
import { createCallSlots } from './callSlots.ts'
import { isOwnCall } from './ownCalls.ts'
import { createPassThrough } from './passThrough.ts'
import { createPlatform, type Platform } from './platform.ts'
import type { PlatformLimits } from './platformLimits.ts'
import { createResponseCache } from './responseCache.ts'

export type Upstream = {
  /** Origin of the upstream platform, such as `https://platform.example`. */
  origin: string
  /** True if the origin uses http instead of https. */
  isPlain: boolean
  /** Paths below which the platform's images are served, such as `/uploads/`. */
  imagePaths: readonly string[]
  limits: PlatformLimits
}

export type Front = {
  bodyLimit: BodyLimit
  passThrough: Shortcut
  /** Restricts the gateway's own server to the calls that the gateway handles itself. */
  ownServer(server: Server): Server
  /** Resolves with true if the upstream platform responds. */
  answers(): Promise<boolean>
  /** Circuit breaker of the upstream platform, for the metrics. */
  circuit: Platform['circuit']
  close(): Promise<void>
}

/**
 * Maximum bytes of a request body: a player's largest request has three images of 5 MB each, plus
 * their encoding.
 */
const platformBodyLimit = 20 * 1024 * 1024

export function createFront(
  { origin, imagePaths, limits }: Upstream,
  domain: Context,
  log: Log,
): Front {
  const platform = createPlatform(origin, limits)
  return {
    bodyLimit: (method, path) => (isOwnCall(path) ? bodyLimitOf(method, path) : platformBodyLimit),
    passThrough: createPassThrough({
      platform,
      imagePaths,
      rules: () => liveRules(domain),
      responseCache: createResponseCache(),
      slots: createCallSlots(limits.callers),
      bodies: createArrivingBodies(limits.callers),
      rate: limits.callers.rate,
      log,
    }),
    // The pass-through checks the unparsed path. A path such as `/x/../wps/captcha` belongs to the
    // platform only after URL parsing. The gateway's own server must not handle such a path.
    ownServer: (server) => async (request, context) =>
      isOwnCall(new URL(request.url).pathname) ? server(request, context) : undefined,
    answers: platform.answers,
    circuit: platform.circuit,
    close: platform.close,
  }
}
