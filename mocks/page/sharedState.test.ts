import { describe, expect, it } from 'vitest'
import { createClock } from '../../platform/domain/base/time/clock.ts'
import { startPlatform } from '../../platform/handlers/platformForTests.ts'
import { createScenarioSwitch } from '../scenarios/scenarios.ts'
import { createCallRecorder } from './callRecorder.ts'
import {
  applyShared,
  currentState,
  readShared,
  type SharedState,
  tokenOf,
  withoutShared,
  writeShared,
} from './sharedState.ts'

async function mocksForTests() {
  const platform = await startPlatform()
  const { context, outbox } = platform
  const [clock, scenarios, calls] = [createClock(), createScenarioSwitch(), createCallRecorder()]
  const reset = async () => {}
  return { ...platform, mocks: { context: () => context, clock, outbox, scenarios, calls, reset } }
}

describe('links with a state of the mocks', () => {
  it('a shared link contains the state of the mocks in readable parameters', () => {
    const state: SharedState = {
      persona: 'ana',
      scenario: 'slow',
      latency: 250,
      clock: -60_000,
      off: ['PTSYS3', 'VIP3'],
    }
    const link = writeShared('/promotions', state)
    expect(link).toBe(
      '/promotions?mocks.persona=ana&mocks.scenario=slow&mocks.latency=250&mocks.clock=-60000&mocks.off=PTSYS3,VIP3',
    )
    expect(readShared(link.slice('/promotions'.length))).toEqual(state)
  })

  it('invalid parameters of a shared link are ignored', () => {
    expect(
      readShared('?mocks.persona=zoe&mocks.scenario=odd&mocks.latency=-1&mocks.clock=x'),
    ).toEqual({})
    expect(readShared('?persona=ana')).toEqual({})
    expect(readShared('?mocks.persona=visitor')).toEqual({ persona: 'visitor' })
  })

  it('removing the shared state from a URL keeps its other parameters', () => {
    expect(withoutShared('?mocks.persona=ana&gameCode=L1&mocks.off=')).toBe('?gameCode=L1')
    expect(withoutShared('?mocks.scenario=slow')).toBe('')
  })

  it('applying a shared state sets scenario, clock and modules, and its persona can log in', async () => {
    const { mocks, send, asMember, setFlag } = await mocksForTests()
    await setFlag('VIP3', false)
    const shared = { persona: 'ana', scenario: 'empty', clock: 3_600_000, off: ['PTSYS3'] } as const
    await applyShared(mocks, { ...shared, off: [...shared.off] })
    expect(await currentState(mocks)).toEqual({
      scenario: 'empty',
      latency: 0,
      clock: 3_600_000,
      off: ['PTSYS3'],
    })
    const token = await tokenOf(mocks, 'ana')
    const info = await send('GET /wps/member/info', { headers: asMember(token) })
    expect(info.answer.value).toMatchObject({ account: 'ana' })
  })
})
