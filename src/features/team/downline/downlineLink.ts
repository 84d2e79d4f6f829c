import { paths } from '../../../paths.ts'

/** The address of the direct downlines of somebody in the team; without one, of the agent's own. */
export const downlineLink = (memberId?: string): string => {
  const query = memberId === undefined ? '' : `?${new URLSearchParams({ memberId })}`
  return `${paths.agentHome('downline')}${query}`
}
