import { paths } from '../../../paths.ts'

/**
 * URL of a list of direct downlines. Without `memberId`, the list contains the agent's direct
 * downlines.
 */
export const downlineLink = (memberId?: string): string => {
  const query = memberId === undefined ? '' : `?${new URLSearchParams({ memberId })}`
  return `${paths.agentHome('downline')}${query}`
}
