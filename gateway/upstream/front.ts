/** A gateway that stands in front of a live platform and owns the registration rules. */
import type { Server } from '../../mocks/server/server.ts'
import { liveRules } from '../../mocks/world/rules/registrationRules.ts'
import type { World } from '../../mocks/world/world.ts'
import type { Shortcut } from '../http/httpServer.ts'
import type { Log } from '../log.ts'
import { isOwnCall } from './ownCalls.ts'
import { createPassThrough } from './passThrough.ts'
import { createPlatform, type PlatformLimits } from './platform.ts'

export type Upstream = {
  /** Where the platform is, as `https://platform.example`. */
  origin: string
  /** Whether it is reached without TLS. */
  isPlain: boolean
  limits: PlatformLimits
}

export type Front = {
  passThrough: Shortcut
  /** The gateway's server, for the calls alone that it answers itself. */
  ownServer(server: Server): Server
  /** Whether the platform answers. */
  answers(): Promise<boolean>
  close(): Promise<void>
}

export function createFront({ origin, limits }: Upstream, world: World, log: Log): Front {
  const platform = createPlatform(origin, limits)
  return {
    passThrough: createPassThrough({ platform, rules: () => liveRules(world), log }),
    // A request may find its way here past the pass-through, spelt so that only a URL parser reads it.
    ownServer: (server) => async (request, context) =>
      isOwnCall(new URL(request.url).pathname) ? server(request, context) : undefined,
    answers: platform.answers,
    close: platform.close,
  }
}
