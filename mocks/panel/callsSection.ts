import type { RecordedCall } from '../callRecorder.ts'
import { createButton, createElement } from './createElement.ts'
import { createListFiller, type Panel, type Section } from './section.ts'

const mostShown = 12

const verdicts: Record<RecordedCall['verdict'], string> = {
  kept: 'keeps the contract',
  refused: 'refused',
  broken: 'BREAKS THE CONTRACT',
  lost: 'no answer',
}

const lineOf = ({ at, method, address, status, milliseconds, verdict, reason }: RecordedCall) =>
  `${new Date(at).toISOString().slice(11, 19)} ${method} ${address} ${status} in ${milliseconds} ms: ` +
  `${verdicts[verdict]}${reason ? ` (${reason})` : ''}`

/** What the page has called last, and whether request and answer kept the contract. */
export function callsSection({ mocks, tell }: Panel): Section {
  const list = createElement('ul', { attributes: { 'aria-label': 'Last calls' } })
  const fill = createListFiller(list, (lines) =>
    (lines.length > 0 ? lines : ['Nothing was called yet.']).map((line) =>
      createElement('li', { className: line.includes(verdicts.broken) ? 'broken' : '' }, line),
    ),
  )
  const refresh = () => fill(mocks.calls.calls().slice(0, mostShown).map(lineOf))
  const forget = createButton(
    'Forget these calls',
    () => {
      mocks.calls.forget()
      refresh()
      return undefined
    },
    tell,
  )
  return { title: 'Last calls', nodes: [list, forget], refresh }
}
