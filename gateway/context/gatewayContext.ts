import { forgetLiveVersion } from '../../platform/domain/accounts/registration/registrationRules.ts'
import type { DomainStore } from '../../platform/domain/base/collections/collections.ts'
import { createBackground } from '../../platform/domain/base/context/background.ts'
import type { Context } from '../../platform/domain/base/context/context.ts'
import type { Demonstration } from '../../platform/domain/demonstration.ts'
import { createContext } from '../../platform/domain/ports.ts'
import type { Providers } from '../../platform/providers.ts'
import type { ErrorCode } from '../../src/api/gen/errors.ts'
import { createNodePatterns } from '../patterns/nodePatterns.ts'
import { withCachedSettings } from './cachedSettings.ts'
import type { HashQueue } from './hashQueue.ts'
import { createOutboxFile } from './outboxFile.ts'
import { createScryptPasswords, type ScryptCost } from './scryptPasswords.ts'

type Parts = {
  store: DomainStore
  outboxFile: string
  passwordCost: ScryptCost
  hashes: HashQueue
  /** True if the gateway is the platform; false in upstream mode. */
  ownsPlatform: boolean
  /** Language codes that players can choose. */
  languages: readonly string[]
  passkeys: Context['passkeys']
  /** Configured external providers. The demonstration emulates those that are not configured. */
  providers: Providers
  /**
   * Content and emulators of the demonstration; undefined for a gateway without the demonstration.
   */
  demonstration?: Pick<Demonstration, 'content' | 'createProviders' | 'provocations'> | undefined
  /** Called for each value for which a regular expression did not finish within its time limit. */
  onUndecided: () => void
  /** Reports a failure of background work. */
  report: (name: string, error: unknown) => void
}

/**
 * Creates the context of the domain with the gateway's implementations, such as password hashing
 * and regular expressions in Node.
 */
export function createGatewayContext({
  store,
  outboxFile,
  passwordCost,
  hashes,
  ownsPlatform,
  languages,
  passkeys,
  providers,
  demonstration,
  onUndecided,
  report,
}: Parts): Context<ErrorCode> {
  const settings = withCachedSettings(store)
  const context: Context<ErrorCode> = createContext({
    store: settings.store,
    passwords: createScryptPasswords(passwordCost, hashes),
    patterns: createNodePatterns(onUndecided),
    background: createBackground(report),
    ownsPlatform,
    languages,
    passkeys,
    providers: {
      ...demonstration?.createProviders(() => context, createOutboxFile(outboxFile)),
      ...providers,
    },
    ...(demonstration && {
      content: demonstration.content,
      provocations: demonstration.provocations,
    }),
  })
  store.listen((signal) => {
    const type = signal.kind === 'event' ? signal.event.type : 'anything'
    if (type === 'settingsChanged' || type === 'anything') settings.forget()
    if (type === 'registrationRulesChanged' || type === 'anything') forgetLiveVersion(context)
  })
  return context
}
