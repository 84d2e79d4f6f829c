import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attemptsApart, delayAfter, judge, longestWait, silenceLimit } from './decisions.ts'

const loss = { kind: 'lost' } as const

describe('delay before a connection attempt', () => {
  it('delayAfter grows, is randomized between half and all of its value, and never exceeds three seconds', () => {
    const waits = [1, 2, 3, 4, 5, 50].map((count) =>
      [0, 1].map((random) => delayAfter(loss, { count, hasAnswered: true }, random)),
    )
    expect(waits).toEqual([
      [200, 400],
      [400, 800],
      [800, 1600],
      [1500, 3000],
      [1500, 3000],
      [1500, 3000],
    ])
    fc.assert(
      fc.property(fc.nat(1e6), fc.double({ min: 0, max: 1, noNaN: true }), (count, random) => {
        const wait = delayAfter(loss, { count, hasAnswered: true }, random)
        return wait > 0 && wait <= attemptsApart
      }),
    )
  })

  it('longestWait and delayAfter become longer after ten attempts to reach a server that has never responded', () => {
    expect(longestWait({ count: 9, hasAnswered: false })).toBe(3000)
    expect(longestWait({ count: 10, hasAnswered: false })).toBe(30_000)
    expect(longestWait({ count: 10, hasAnswered: true })).toBe(3000)
    expect(delayAfter(loss, { count: 12, hasAnswered: false }, 1)).toBe(30_000)
  })

  it('delayAfter uses the time that a stopping server announces, and is at least 30 seconds after a refusal', () => {
    const attempts = { count: 3, hasAnswered: true }
    expect(delayAfter({ kind: 'leaving', within: 2500 }, attempts, 0.5)).toBe(1250)
    expect(delayAfter({ kind: 'refused' }, attempts, 0)).toBe(30_000)
  })
})

it('silenceLimit is 8.5 seconds if the server sends a beat every four seconds', () => {
  expect(silenceLimit(4000)).toBe(8500)
})

describe('sequence of events', () => {
  it.each([
    ['event', 6, { sequence: 6, isGap: false, isDuplicate: false }],
    ['event', 5, { sequence: 5, isGap: false, isDuplicate: true }],
    ['event', 8, { sequence: 8, isGap: true, isDuplicate: false }],
    ['beat', 5, { sequence: 5, isGap: false, isDuplicate: false }],
    ['beat', 7, { sequence: 7, isGap: true, isDuplicate: false }],
    ['beat', 3, { sequence: 5, isGap: false, isDuplicate: false }],
    ['gap', 5, { sequence: 5, isGap: true, isDuplicate: false }],
    ['gap', 9, { sequence: 9, isGap: true, isDuplicate: false }],
  ] as const)(
    'judge compares a frame with the last event, number 5: %s %i',
    (type, sequence, expected) => {
      expect(judge(5, { type, sequence })).toEqual(expected)
    },
  )

  it('judge accepts every event at most once and reports a gap if an event is missing', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30)), (sequences) => {
        let last = 0
        const heard: number[] = []
        let gaps = 0
        for (const sequence of sequences) {
          const { sequence: next, isGap, isDuplicate } = judge(last, { type: 'event', sequence })
          if (!isDuplicate) heard.push(sequence)
          if (isGap) gaps += 1
          last = next
        }
        expect(new Set(heard).size).toBe(heard.length)
        const missing = Array.from({ length: last }, (_, index) => index + 1).filter(
          (sequence) => !heard.includes(sequence),
        )
        expect(gaps > 0).toBe(missing.length > 0)
      }),
    )
  })
})
