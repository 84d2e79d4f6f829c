// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

type Visit = { body: { referralCode: string } }
const write = vi.fn((_key: string, _sent: Visit) => Promise.resolve())
vi.mock('../../../api/write.ts', () => ({
  write: (key: string, visit: Visit) => write(key, visit),
}))

const { noteVisit } = await import('./noteVisit.ts')

const noon = Date.parse('2026-11-26T12:00:00Z')
const sentCodes = () => write.mock.calls.map(([, { body }]) => body.referralCode)

beforeEach(() => {
  localStorage.clear()
  write.mockClear()
})

it('[AGENT-07] a visit through an invitation link is reported once a day for each code', () => {
  noteVisit('K7QPM2XD', noon)
  noteVisit('K7QPM2XD', noon + 3_600_000)
  noteVisit('CARLAZAP', noon)
  expect(sentCodes()).toEqual(['K7QPM2XD', 'CARLAZAP'])
  noteVisit('K7QPM2XD', noon + 24 * 3_600_000)
  expect(sentCodes()).toEqual(['K7QPM2XD', 'CARLAZAP', 'K7QPM2XD'])
})

it('a visit with an empty code or an overlong one is not reported', () => {
  noteVisit('', noon)
  noteVisit('x'.repeat(65), noon)
  expect(sentCodes()).toEqual([])
})

it.each(['{', '{"day":1,"codes":[]}', 'null', '[]'])(
  'a visit is reported when localStorage contains %s',
  (storedText) => {
    localStorage.setItem('invitationVisits', storedText)
    noteVisit('K7QPM2XD', noon)
    expect(sentCodes()).toEqual(['K7QPM2XD'])
  },
)

it('noteVisit ignores a failed report', async () => {
  write.mockRejectedValueOnce(new Error('away'))
  noteVisit('K7QPM2XD', noon)
  await expect(write.mock.results[0]?.value).rejects.toThrow('away')
})
