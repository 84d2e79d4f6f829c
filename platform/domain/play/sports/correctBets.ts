/** Settles bets again after the result of a match was corrected. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../../src/lib/money.ts'
import { fixtureIdOf } from '../../../../src/lib/sports/selections.ts'
import { isClosed } from '../../accounts/closing/closedAccounts.ts'
import { sendMessage } from '../../accounts/messages/messages.ts'
import type { BetRow, DomainTables } from '../../base/collections/collections.ts'
import type { BetDetails } from '../../base/collections/play.ts'
import type { Context } from '../../base/context/context.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import type { Announce } from '../../base/storage/events.ts'
import { type Message, message } from '../../base/texts/texts.ts'
import { type JobHandler, planJob } from '../../base/time/jobs.ts'
import { correctWagering } from '../../money/bonuses/correctBonusBet.ts'
import { countCorrectedBet } from '../../money/ledger/countBets.ts'
import { getLocked } from '../../money/ledger/lockMember.ts'
import { bumpPastDaysVersion } from '../../money/ledger/pastDays.ts'
import { correctPayout } from '../bets/betMoney.ts'
import { validBetOf } from '../bets/validBet.ts'
import { postBigWin } from '../games/bigWins.ts'
import { correctEarnings } from '../rewards/earnings.ts'
import { accrueRebate } from '../rewards/rebateAccruals.ts'

type Schemas = components['schemas']
type Round = Schemas['SportsRound']
type Leg = Schemas['SportsLeg']

/**
 * Listener for corrections of a member's bets. It is called before the bet is locked, and locks the
 * rows that it will change after the correction.
 * @returns a function that changes these rows in the same transaction. Its arguments are the bet
 * before and after the correction.
 */
export type CorrectionListener = (
  context: Context,
  tables: DomainTables,
  memberId: string,
) => Promise<(before: BetRow, after: BetRow) => Promise<void>>

/** Bets per run of `correctBets`. */
const batch = 100

/**
 * Scheduled job that schedules the correction of each bet on a match, in batches. Its subject is
 * the id of the match or, after the first batch, the id of the last `fixtureBets` row of the
 * previous batch.
 */
const correctBets: JobHandler = async (context, tables, _, { subject }) => {
  const [fixtureId = ''] = subject.split('/')
  const links = await tables.fixtureBets.find({
    // Lower bound for all ids after `subject`: no id contains a character that sorts before a
    // space.
    where: { fixtureId, id: { atLeast: `${subject} ` } },
    limit: batch,
  })
  const dueAt = context.now()
  for (const { id } of links) {
    await planJob(context, tables, { kind: 'correctBet', subject: id, dueAt })
  }
  const last = links.at(-1)
  if (last && links.length === batch) {
    await planJob(context, tables, { kind: 'correctBets', subject: last.id, dueAt })
  }
}

/** Round as it was when the bet was placed, without the results of a settlement. */
const unsettled = ({ kind, legs, potentialReturn }: Round): Round => ({
  kind,
  legs: legs.map(({ score: _, settlement: __, multiplier: ___, ...leg }) => leg),
  potentialReturn,
})

const settlementText = ({ score, settlement, multiplier }: Leg): string =>
  JSON.stringify([score?.home, score?.away, settlement, multiplier])

const isSettledAlike = (round: Round, other: Round): boolean =>
  round.legs.map(settlementText).join() === other.legs.map(settlementText).join()

/** True if all matches of a round are stored; a removed match would make its leg void. */
async function areStored({ fixtures }: Pick<DomainTables, 'fixtures'>, { legs }: Round) {
  for (const { selectionId } of legs) {
    if (!(await fixtures.peek(fixtureIdOf(selectionId)))) return false
  }
  return true
}

/**
 * Result of a correction, in minor units. `win`: payout that the member keeps. `waived`: part of
 * `win` that should have been taken back and was not.
 */
type Corrected = { win: number; waived: number }

/**
 * Pays or takes back the difference between two payouts. An amount that an earlier correction
 * waived is not taken back.
 * @param payout payout by the corrected result, in minor units.
 */
async function correctMoney(
  context: Context,
  tables: DomainTables,
  announce: Announce,
  { bet, payout }: { bet: BetRow; payout: number },
): Promise<Corrected> {
  const { win: before, details } = bet
  const owed = before - (details.waived ?? 0) - payout
  if (payout < before && owed <= 0) return { win: before, waived: before - payout }
  const after = payout < before ? before - owed : payout
  const win = await correctPayout(context, tables, announce, bet, { before, after })
  return { win, waived: win - payout }
}

/**
 * Updates all totals, rebates, points and big wins that include the bet.
 * @returns values to store with the bet. A later correction needs these values, so that it does not
 * return more than was taken back.
 */
async function correctCounts(
  context: Context,
  tables: DomainTables,
  announce: Announce,
  { bet, done, settledAt }: { bet: BetRow; done: BetRow; settledAt: number },
): Promise<Pick<BetDetails, 'waivedPoints' | 'uncounted'>> {
  const { memberId, gameType } = bet
  const validBet = done.validBet - bet.validBet
  const wagering = { memberId, difference: validBet, settledAt, uncounted: bet.details.uncounted }
  const uncounted = await correctWagering(context, tables, announce, wagering)
  await countCorrectedBet(tables, done, bet)
  await bumpPastDaysVersion(context, tables)
  await accrueRebate(tables, { memberId, gameType, validBet })
  const waivedPoints = await correctEarnings(context, tables, { ...bet, settledAt }, done.validBet)
  if (done.win !== bet.win) await tables.bigWins.remove({ id: bet.id })
  if (done.win > bet.win) await postBigWin(tables, announce, done, context.now())
  return {
    ...(waivedPoints > 0 && { waivedPoints }),
    ...(uncounted.validBet > 0 && { uncounted }),
  }
}

const resultText = ({ score }: Leg): Message =>
  score
    ? message('bets.corrected.score', { home: score.home, away: score.away })
    : message('bets.corrected.calledOff')

/** Sends the member a message with the match, its old and new result, and the amount moved. */
async function tellMember(
  context: Context,
  tables: DomainTables,
  announce: Announce,
  { bet, done, legs }: { bet: BetRow; done: BetRow; legs: readonly [Leg, Leg] },
): Promise<void> {
  const [before, after] = legs
  const { currency } = (await readPlatform(tables)).market
  const moved = done.win - bet.win
  const waived = (done.details.waived ?? 0) - (bet.details.waived ?? 0)
  if (moved === 0 && waived <= 0) return
  const short = moved === 0 ? 'waived' : 'takenInPart'
  const form = moved > 0 ? 'paid' : waived > 0 ? short : 'taken'
  await sendMessage(context, tables, announce, {
    memberId: bet.memberId,
    kind: 'MONEY',
    title: message('bets.corrected.title'),
    body: message(`bets.corrected.${form}`, {
      match: message('bets.corrected.match', { home: before.home, away: before.away }),
      before: resultText(before),
      after: resultText(after),
      amount: { amount: Math.abs(moved), currency },
      owed: { amount: Math.abs(moved) + Math.max(0, waived), currency },
    }),
    opens: '/member/bettingRecord',
  })
}

function legsOf(fixtureId: string, before: Round, after: Round): readonly [Leg, Leg] | undefined {
  const index = before.legs.findIndex(({ selectionId }) => fixtureIdOf(selectionId) === fixtureId)
  const [one, other] = [before.legs[index], after.legs[index]]
  return one && other && [one, other]
}

/**
 * Creates the scheduled job that settles a bet again after a match result was corrected. The job
 * does nothing for a pending, cashed-out or cancelled bet, and for a bet that was already settled
 * by this result. Its subject is the id of the `fixtureBets` row.
 */
const createCorrectBet =
  (onCorrection: CorrectionListener): JobHandler =>
  async (context, tables, announce, { subject }) => {
    const [fixtureId = '', betId = ''] = subject.split('/')
    const { vendors } = context.providers
    const owner = await tables.bets.peek(betId)
    if (!owner) return
    const notify = await onCorrection(context, tables, owner.memberId)
    const bet = await getLocked(tables, tables.bets, betId)
    const round = bet?.details.gameRound
    if (!vendors || bet?.status !== 'SETTLED' || bet.settledAt === null) return
    if (round?.kind !== 'SPORTS' || round.cashedOutAt !== undefined) return
    if (await isClosed(tables, bet.memberId)) return
    if (!(await areStored(tables, round))) return
    const outcome = await vendors.resultOf({ ...bet, gameRound: unsettled(round) }, tables)
    if ('askAt' in outcome || outcome.gameRound.kind !== 'SPORTS') return
    if (isSettledAlike(round, outcome.gameRound)) return
    const { win: payout } = outcome
    const { win, waived } = await correctMoney(context, tables, announce, { bet, payout })
    const validBet = validBetOf(bet.gameType, bet.stake, payout)
    const gameRound: Round = {
      ...outcome.gameRound,
      correctedAt: new Date(context.now()).toISOString(),
      winBeforeCorrection: round.winBeforeCorrection ?? toDecimal(bet.win),
    }
    const paid = { gameRound, ...(waived > 0 && { waived }) }
    const done: BetRow = { ...bet, win, validBet, details: paid }
    const { settledAt } = bet
    const counts = await correctCounts(context, tables, announce, { bet, done, settledAt })
    await tables.bets.update(betId, { win, validBet, details: { ...paid, ...counts } })
    await notify(bet, done)
    const legs = legsOf(fixtureId, round, gameRound)
    if (legs) await tellMember(context, tables, announce, { bet, done, legs })
  }

export const createCorrectionJobs = (onCorrection: CorrectionListener) => ({
  correctBets,
  correctBet: createCorrectBet(onCorrection),
})
