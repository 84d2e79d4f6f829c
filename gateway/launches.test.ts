import { expect, it } from 'vitest'
import { verifyForTests } from '../platform/domain/accounts/identity/verifyForTests.ts'
import { endSession, openSession } from '../platform/domain/accounts/session/sessions.ts'
import { sha256 } from '../platform/domain/base/context/digest.ts'
import { isRejection } from '../platform/domain/base/context/rejection.ts'
import { auditLedger } from '../platform/domain/money/ledger/auditLedger.ts'
import { post, toMovement } from '../platform/domain/money/ledger/post.ts'
import { placeBet } from '../platform/domain/play/bets/placeBet.ts'
import { gameForTests } from '../platform/domain/play/bets/playForTests.ts'
import { openLaunch } from '../platform/domain/play/games/launches.ts'
import { describeAttacked } from './testing/describeAttacked.ts'

const game = gameForTests()
const stake = 500
const rounds = 5

describeAttacked('bets during a log-out', (current) => {
  it("bets parallel to the player's log-out are either placed or rejected, and the ledger stays balanced", async () => {
    const { atOnce, first, member } = current()
    const { context } = first
    const { store } = context
    await verifyForTests(store, member.id)
    const from = { kind: 'house', name: 'deposits' } as const
    const to = { kind: 'main', memberId: member.id } as const
    await store.transaction((tables, announce) =>
      post(context, tables, announce, toMovement('DEPOSIT', 'd-1', { from, to, amount: 100_000 })),
    )
    for (let round = 0; round < rounds; round += 1) {
      const player = {
        memberId: member.id,
        sessionId: await sha256(await openSession(context, member.id)),
      }
      const wanted = { game, player, mode: 'REAL' } as const
      const { launch } = await openLaunch(context, store, wanted)
      const before = await store.bets.count()
      let hasEnded = false
      const verdicts = await atOnce(24, async (gateway, index) => {
        // Some bets start before the log-out, and others after it.
        if (index === 8) {
          await endSession(gateway.context, player.sessionId)
          hasEnded = true
          return undefined
        }
        if (index > 16) await endSession(gateway.context, player.sessionId)
        const isLate = hasEnded
        const verdict = await gateway.context.store
          .transaction((tables, announce) =>
            placeBet(gateway.context, tables, announce, {
              memberId: member.id,
              game,
              stake,
              launch,
            }),
          )
          .then(
            () => 'placed',
            (error: unknown) => (isRejection(error) ? error.code : Promise.reject(error)),
          )
        return { isLate, verdict }
      })
      const bets = verdicts.flatMap((one) => one ?? [])
      expect(bets.filter(({ isLate, verdict }) => isLate && verdict === 'placed')).toEqual([])
      const placed = bets.filter(({ verdict }) => verdict === 'placed').length
      const refused = bets.filter(({ verdict }) => verdict === 'SESSION_EXPIRED').length
      expect(placed + refused).toBe(23)
      expect(refused).toBeGreaterThan(0)
      expect(await store.bets.count()).toBe(before + placed)
    }
    expect(await auditLedger(store)).toEqual([])
    const bets = await store.bets.find({ where: { memberId: member.id } })
    const won = bets.reduce((sum, { win }) => sum + win, 0)
    const wallet = await store.wallets.get(member.id)
    expect(wallet?.balance).toBe(100_000 - bets.length * stake + won)
  }, 120_000)
})
