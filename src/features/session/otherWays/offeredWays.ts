import type { components } from '../../../api/gen/paths.ts'

export type SocialProvider = components['schemas']['SocialLogin']['provider']

/** Module of each provider (LOGIN-05), in the order of the buttons. */
const providerModules: readonly (readonly [SocialProvider, string])[] = [
  ['GOOGLE', 'GOOGLELOGIN3'],
  ['FACEBOOK', 'FACEBOOKLOGIN3'],
]

/** Log-in methods without a password; none until the modules are loaded. */
export const offeredWays = (modules: ReadonlySet<string> | undefined) => ({
  providers: providerModules.filter(([, module]) => modules?.has(module)).map(([name]) => name),
  oneClick: modules?.has('ONECLICKREG3') ?? false,
  /** Trial account for guests (ROLE-22, ROLE-29). */
  freePlay: modules?.has('FREEPLAY3') ?? false,
})
