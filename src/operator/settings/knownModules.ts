/** Modules that the console has texts for. */
const knownModules = [
  'MEMBER3',
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
  'ONECLICKREG3',
  'HUMANVERIF3',
  'PWDEXPFORCECHANGE3',
  'CHNGPASSVERIF3',
  'MOBILEVERCODELOGIN3',
  'PHONEAUTH3',
  'FREEPLAY3',
  'SOCIALLOGIN3',
  'GOOGLELOGIN3',
  'FACEBOOKLOGIN3',
  'AGENTPOLICY3',
  'DIVIDEND3',
  'DAILYSALARY3',
  'HOURLYSALARY3',
  'REALTIMESALARY3',
  'PTSYS3',
  'VIP3',
  'REFERRAL3',
  'WHEEL3',
  'REDENVELOPE3',
] as const

export type KnownModule = (typeof knownModules)[number]

export function isKnownModule(modId: string): modId is KnownModule {
  return knownModules.some((each) => each === modId)
}
