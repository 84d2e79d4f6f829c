/**
 * True for an agent and for a player with downlines. Contracts pay for the play of a team, so that
 * others are not offered any.
 */
export const mayHaveTeam = (person: {
  accountKind: 'AGENT' | 'MEMBER'
  teamSize: number
}): boolean => person.accountKind === 'AGENT' || person.teamSize > 0
