import type { components } from '../api/gen/paths.ts'

type WhitelabelNode = components['schemas']['WhitelabelNode']

/** The module ids that the portal asks for, and those of the kinds of contract. */
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
 * The module ids that are on in a whitelabel tree (ROLE-01). A node counts only when all above it
 * are on. Nodes of a broken answer are skipped, never thrown at.
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
