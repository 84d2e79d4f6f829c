import type { SessionState } from '../../../session/session.ts'

/** `waiting` keeps an entry's place until it is known whether it is there. */
export type EntryState = 'shown' | 'waiting' | 'absent'

type EntryContext = {
  session: SessionState['kind']
  /** The modules that are on; undefined until the status is there. */
  modules: ReadonlySet<string> | undefined
}

/** SIDE-03: when the platform has a VIP club. */
export const vipState = ({ modules }: EntryContext): EntryState => flagState('VIP3', modules)

/** SIDE-04: for visitors always, for members when the platform rewards an invitation. */
export const inviteState = ({ session, modules }: EntryContext): EntryState =>
  session === 'signedIn' ? flagState('REFERRAL3', modules) : 'shown'

function flagState(flag: string, modules: ReadonlySet<string> | undefined): EntryState {
  if (modules === undefined) return 'waiting'
  return modules.has(flag) ? 'shown' : 'absent'
}
