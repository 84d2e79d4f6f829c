/** What carla's people did in the last 30 days: deterministic, relative to now, and few rows. */
import type { WorldTables } from '../collections.ts'
import { gamesOf, originalName } from '../games/catalogue.ts'
import type { Account } from '../ledger/accounts.ts'
import { moved, post } from '../ledger/post.ts'
import { dayLength } from '../marketTime.ts'
import { validBetOf } from '../play/validBet.ts'
import type { World } from '../world.ts'
import type { TeamPerson } from './carlasTeam.ts'

const pastDays = 30
/** Of so many days one is played on, by who plays least. */
const sparseness = 9

/** A number that a text always gives, below a bound. */
function fromText(text: string, below: number): number {
  let hash = 2_166_136_261
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619) >>> 0
  }
  return hash % below
}

/** One evening: what was paid in is staked, and what was won is paid out, so that the balance stays. */
async function spendEvening(
  world: World,
  tables: WorldTables,
  { username }: TeamPerson,
  { memberId, at, seed }: { memberId: string; at: number; seed: string },
): Promise<void> {
  const popular = gamesOf().slice(0, 60)
  const game = popular[fromText(`${seed} game`, popular.length)]
  if (!game) return
  const stake = 1_000 + fromText(`${seed} stake`, 190) * 100
  const win = Math.floor((stake * fromText(`${seed} win`, 18)) / 1_000) * 100
  const id = `b-past-${username}-${seed}`
  const hers: Account = { kind: 'main', memberId }
  const move = (
    kind: 'DEPOSIT' | 'BET' | 'WIN' | 'WITHDRAWAL',
    from: Account,
    to: Account,
    amount: number,
  ) => post(world, tables, () => {}, { ...moved(kind, id, { from, to, amount }), at })
  await move('DEPOSIT', { kind: 'house', name: 'deposits' }, hers, stake)
  await move('BET', hers, { kind: 'house', name: 'bets' }, stake)
  if (win > 0) {
    await move('WIN', { kind: 'house', name: 'bets' }, hers, win)
    await move('WITHDRAWAL', hers, { kind: 'house', name: 'withdrawals' }, win)
  }
  const { nodeId, vendor, gameType, rtp } = game
  await tables.bets.insert({
    ...{ id, memberId, nodeId, gameName: originalName(game), vendor, gameType, rtp, stake, win },
    ...{ validBet: validBetOf(gameType, stake, win), status: 'SETTLED', round: id, wallet: 'main' },
    ...{ placedAt: at, settledAt: at, details: {} },
  })
}

/** Tells the last 30 days of one of the team; those who play more have more of them. */
export async function tellTeamPast(
  world: World,
  tables: WorldTables,
  person: TeamPerson,
  memberId: string,
): Promise<void> {
  for (let ago = pastDays; ago >= 1; ago -= 1) {
    const seed = `${person.username} ${ago}`
    if (fromText(seed, sparseness) >= person.plays) continue
    const at = world.now() - ago * dayLength + fromText(`${seed} hour`, dayLength / 2)
    await spendEvening(world, tables, person, { memberId, at, seed: String(ago) + seed })
  }
}
