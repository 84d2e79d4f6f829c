import { paths } from '../../../paths.ts'

/** URL of the list of a team member's direct downlines; without an id, of the agent's. */
export const downlineLink = (memberId?: string): string => {
  const query = memberId === undefined ? '' : `?${new URLSearchParams({ memberId })}`
  return `${paths.agentHome('downline')}${query}`
}
