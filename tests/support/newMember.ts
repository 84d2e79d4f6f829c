/** The password of those whom `enterAsNewMember` registers. */
export const newMembersPassword = 'Gavea2026'
