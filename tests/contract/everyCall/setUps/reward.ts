import { vi } from 'vitest'
import type { components } from '../../../../src/api/gen/paths.ts'
import type { SetUps } from './setUp.ts'

type RedEnvelopes = components['schemas']['RedEnvelopes']

/** Puts the time of this process forward, and with it that of every platform in it, until the test ends. */
function passTime(milliseconds: number): void {
  const real = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => real() + milliseconds)
}

export const reward: SetUps = {
  'POST /wps/redEnvelopes/{redEnvelopeId}/open': async (calls) => {
    // The contract's own answer.
    const { rains } = (await calls.succeed('GET /wps/redEnvelopes')) as RedEnvelopes
    // Falling now and a minute from now, else the next.
    const soon = Date.now() + 60_000
    const rain = rains.find(({ closesAt }) => Date.parse(closesAt) > soon)
    if (!rain) throw new Error('No rain of envelopes is to come')
    passTime(Math.max(0, Date.parse(rain.opensAt) + 1000 - Date.now()))
    return { path: { redEnvelopeId: rain.id } }
  },
}
