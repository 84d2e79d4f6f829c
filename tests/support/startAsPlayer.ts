import type { Page } from '@playwright/test'
import { startAsNewMember } from './enterAs.ts'
import type { RunningGateway } from './runningGateway.ts'

const bet = `insert into bets (id, "memberId", "nodeId", "gameName", vendor, "gameType", rtp, stake,
  "validBet", win, status, round, wallet, "placedAt", "settledAt", details)
  select 'b-' || id, id, 'PG-1', 'Fortune Tiger', 'PG', 'RNG', 9681, 100, 100, 0, 'SETTLED',
  'r-' || id, 'main', ?, ?, '{}' from members where username = ?`

/**
 * Registers a new member with a settled bet, since the market requires a bet before any gift. The
 * next page that the test opens has the member's session.
 * @returns the username.
 */
export async function startAsPlayer(
  page: Page,
  gateway: Pick<RunningGateway, 'arrange'>,
): Promise<string> {
  const username = await startAsNewMember(page)
  const at = Date.now() - 86_400_000
  gateway.arrange(bet, at, at, username)
  return username
}
