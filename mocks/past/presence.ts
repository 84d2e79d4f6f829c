import { keepSeen } from '../../platform/domain/accounts/account/presence.ts'
import { fromText } from './moments.ts'
import type { PastTeller } from './past.ts'

const hour = 3_600_000

/** Event for a persona's last visit, 20 to 23 hours ago; none for personas who never logged in. */
export const tellPresence: PastTeller = ({ persona, memberId, now }) => {
  if (persona.firstTimeLogin) return []
  const at = now - 20 * hour - fromText(memberId, 3 * hour)
  return [{ at, movements: [], rows: (tables) => keepSeen(tables, memberId, at) }]
}
