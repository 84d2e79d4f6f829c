import type { WorldStore } from '../../mocks/world/collections.ts'
import { createWorld } from '../../mocks/world/ports.ts'
import { forgetLiveVersion } from '../../mocks/world/rules/registrationRules.ts'
import { createBackground } from '../../mocks/world/time/background.ts'
import type { World } from '../../mocks/world/world.ts'
import { createNodePatterns } from '../patterns/nodePatterns.ts'
import { withCachedSettings } from './cachedSettings.ts'
import { createOutboxFile } from './outboxFile.ts'
import { createScryptPasswords, type ScryptCost } from './scryptPasswords.ts'

type Parts = {
  store: WorldStore
  outboxFile: string
  passwordCost: ScryptCost
  /** False before a live platform. */
  ownsPlatform: boolean
  /** Codes of the languages that players are shown. */
  languages: readonly string[]
  /** Told of failures that no call waits for. */
  report: (name: string, error: unknown) => void
}

/** The world of the shared behaviour, with the ports that a server has better than a browser. */
export function createGatewayWorld({
  store,
  outboxFile,
  passwordCost,
  ownsPlatform,
  languages,
  report,
}: Parts): World {
  const settings = withCachedSettings(store)
  const world = createWorld({
    store: settings.store,
    passwords: createScryptPasswords(passwordCost),
    ...createOutboxFile(outboxFile),
    patterns: createNodePatterns(),
    background: createBackground(report),
    ownsPlatform,
    languages,
  })
  store.listen((heard) => {
    const type = heard.kind === 'event' ? heard.event.type : 'anything'
    if (type === 'settingsChanged' || type === 'anything') settings.forget()
    if (type === 'registrationRulesChanged' || type === 'anything') forgetLiveVersion(world)
  })
  return world
}
