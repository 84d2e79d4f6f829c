import { expect, it, onTestFinished } from 'vitest'
import { events } from '../../../src/api/gen/events.ts'
import { cpfForTests } from '../../../src/lib/cpfForTests.ts'
import { submitPerson } from '../../domain/accounts/identity/submitPerson.ts'
import { endSession, findSession, openSession } from '../../domain/accounts/session/sessions.ts'
import { changePlatform } from '../../domain/base/platform/platformSettings.ts'
import { askForWithdrawal } from '../../domain/money/withdrawals/withdrawals.ts'
import { postBigWin } from '../../domain/play/games/bigWins.ts'
import { startTeam } from '../../handlers/teamForTests.ts'
import { createSocketHub } from './hub.ts'
import { connectAndWelcome } from './hubForTests.ts'

const day = 24 * 3_600_000

it('[ROOT-16] every event of the contract is sent by an operation or a job of the platform', async () => {
  const team = await startTeam({ personas: true, past: true })
  const { context, store, passTime, as } = team
  const hub = createSocketHub({ context: () => context })
  onTestFinished(hub.close)
  const token = await openSession(context, 'm-ana')
  const pages = [
    await connectAndWelcome(hub, token),
    await connectAndWelcome(hub, await openSession(context, 'm-davi')),
    await connectAndWelcome(hub, await openSession(context, 'm-livia.prado')),
  ]
  const [ofAna] = pages
  const sample = {
    kind: 'hourlyWage',
    betAmountPerHour: '500.00',
    rate: '0.20',
    minimumBetAmount: '20.00',
    minimumActiveMembers: 2,
  }
  await as('carla', 'POST /wps/relay/MCS2_processContractHourSalary', {
    body: { action: 'OFFER', memberId: 'm-livia.prado', terms: sample },
  })
  await as('davi', 'POST /wps/relay/MCS2_processDailySalContract', {
    body: { action: 'TERMINATE', contractId: 'ct-past-davi-daily-2' },
  })
  const member = await store.members.get('m-ana')
  if (!member) throw new Error('Ana is not there')
  await store.transaction((tables, announce) =>
    askForWithdrawal(context, tables, announce, {
      member,
      accountId: 'k-past-ana',
      amount: 20_000,
    }),
  )
  const livia = { id: 'm-livia.prado', profile: { payeeName: 'Lívia Prado' } }
  const told = { number: cpfForTests('529982001'), birthday: '1990-05-17' }
  await submitPerson(context, livia, told)
  const [bet] = await store.bets.find({ where: { memberId: 'm-ana', win: { atLeast: 30_000 } } })
  if (!bet) throw new Error('Ana has won nothing')
  await store.transaction(async (tables, announce) => {
    await postBigWin(tables, announce, { ...bet, id: 'b-now' }, context.now())
  })
  await passTime(60_000)
  const session = await findSession(context, token)
  await endSession(context, session?.sessionId ?? '')
  await passTime(day)
  await changePlatform(context, { maintenance: true })
  await team.changeRule('email', { required: true })
  const heard = new Set(pages.flatMap((page) => page.events()))
  expect([...heard].toSorted()).toEqual(Object.keys(events).toSorted())
  expect(ofAna?.events()).toContain('withdrawalDisbursed')
})
