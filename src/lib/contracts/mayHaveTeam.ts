/**
 * True for an agent and for a player with downlines. Nobody else is offered a contract, since
 * contracts pay for the bets of a team.
 */
export const mayHaveTeam = (person: {
  accountKind: 'AGENT' | 'MEMBER'
  teamSize: number
}): boolean => person.accountKind === 'AGENT' || person.teamSize > 0
