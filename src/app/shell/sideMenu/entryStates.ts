import type { SessionState } from '../../../session/session.ts'

/** `waiting` reserves an entry's place until its state is known. */
export type EntryState = 'shown' | 'waiting' | 'absent'

type EntryContext = {
  session: SessionState['kind']
  /** Enabled modules; undefined until the status has loaded. */
  modules: ReadonlySet<string> | undefined
}

/** SIDE-03: shown if the platform has a VIP club. */
export const vipState = ({ modules }: EntryContext): EntryState => flagState('VIP3', modules)

/** SIDE-04: always shown to visitors; shown to members if the platform rewards invitations. */
export const inviteState = ({ session, modules }: EntryContext): EntryState =>
  session === 'signedIn' ? flagState('REFERRAL3', modules) : 'shown'

function flagState(flag: string, modules: ReadonlySet<string> | undefined): EntryState {
  if (modules === undefined) return 'waiting'
  return modules.has(flag) ? 'shown' : 'absent'
}
