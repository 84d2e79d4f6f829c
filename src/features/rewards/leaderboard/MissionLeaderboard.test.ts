import { expect, it } from 'vitest'
import { firstPlaces, shownPlaces } from './MissionLeaderboard.tsx'

const place = (rank: number, isMe = false) => ({
  rank,
  name: `p***${rank}`,
  score: 100 - rank,
  isMe,
})
const others = Array.from({ length: 12 }, (_, index) => place(index + 1))
const weekEndsAt = '2026-11-23T03:00:00Z'

it.each([
  ['the first places', { items: others, weekEndsAt }, false, firstPlaces],
  ['all places when it is expanded', { items: others, weekEndsAt }, true, 12],
  [
    'the member’s own place below the first ones',
    { items: others, me: place(870, true), weekEndsAt },
    false,
    11,
  ],
  [
    'the member’s own place below all',
    { items: others, me: place(870, true), weekEndsAt },
    true,
    13,
  ],
  [
    'the member’s own place once',
    { items: [place(1, true)], me: place(1, true), weekEndsAt },
    false,
    1,
  ],
])('a leaderboard shows %s', (_what, board, showsAll, count) => {
  const shown = shownPlaces(board, showsAll)
  expect(shown).toHaveLength(count)
  if ('me' in board) expect(shown.filter(({ isMe }) => isMe)).toEqual([board.me])
})
