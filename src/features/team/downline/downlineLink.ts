import { paths } from '../../../paths.ts'

/** Address of the direct downlines of a team member, or of the agent without an id. */
export const downlineLink = (memberId?: string): string => {
  const query = memberId === undefined ? '' : `?${new URLSearchParams({ memberId })}`
  return `${paths.agentHome('downline')}${query}`
}
