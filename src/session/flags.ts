import type { components } from '../api/gen/paths.ts'

type WhitelabelNode = components['schemas']['WhitelabelNode']

/** Ids of the modules that the portal depends on. */
export type Flag =
  | 'AGENTPOLICY3'
  | 'CHNGPASSVERIF3'
  | 'USERNAMEREG3'
  | 'MOBILENUMREG3'
  | 'MOBILENUMPASSREG3'
  | 'REGMOBVERF3'
  | 'FREEPLAY3'
  | 'PWDEXPFORCECHANGE3'
  | 'MOBILEVERCODELOGIN3'
  | 'PHONEAUTH3'
  | 'PTSYS3'
  | 'VIP3'
  | 'REFERRAL3'
  | 'WHEEL3'
  | 'REDENVELOPE3'
  | 'HUMANVERIF3'
  | 'DIVIDEND3'
  | 'DAILYSALARY3'
  | 'HOURLYSALARY3'
  | 'REALTIMESALARY3'

/**
 * Ids of the enabled modules of a whitelabel tree (ROLE-01). A module is enabled only if all its
 * ancestors are too. Invalid nodes are skipped.
 */
export function enabledModules(nodes: readonly WhitelabelNode[] | undefined): ReadonlySet<string> {
  const enabled = new Set<string>()
  const collect = (level: readonly WhitelabelNode[] | undefined) => {
    if (!Array.isArray(level)) return
    for (const node of level) {
      if (node?.enabled !== true) continue
      enabled.add(node.modId)
      collect(node.childrenNodes)
    }
  }
  collect(nodes)
  return enabled
}
