import type { RecordedCall } from '../page/callRecorder.ts'
import { createButton, createElement } from './createElement.ts'
import { createListFiller, type Panel, type Section } from './section.ts'

const mostShown = 20

const verdicts: Record<RecordedCall['verdict'], string> = {
  kept: 'keeps the contract',
  refused: 'refused',
  broken: 'BREAKS THE CONTRACT',
  lost: 'no answer',
}

/** Lines for a recorded call: its request, and its conformance to the contract. */
const linesOf = ({ at, method, address, status, milliseconds, verdict, reason }: RecordedCall) => ({
  verdict,
  call: `${new Date(at).toISOString().slice(11, 19)} ${method} ${address} ${status} in ${milliseconds} ms`,
  outcome: reason ? `${verdicts[verdict]} (${reason})` : verdicts[verdict],
})
type Lines = ReturnType<typeof linesOf>

const itemOf = ({ verdict, call, outcome }: Lines) =>
  createElement(
    'li',
    { className: `call ${verdict}` },
    createElement('span', {}, call),
    createElement('span', { className: 'verdict' }, outcome),
  )

/** Section with the last calls of the page and their conformance to the contract. */
export function callsSection({ mocks, tell }: Panel): Section {
  const list = createElement('ul', {
    className: 'calls',
    // The list is focusable, so that it can be scrolled with the keyboard.
    tabIndex: 0,
    attributes: { 'aria-label': 'Last calls' },
  })
  const fill = createListFiller<Lines>(list, (calls) =>
    calls.length > 0
      ? calls.map(itemOf)
      : [createElement('li', { className: 'soft' }, 'Nothing was called yet.')],
  )
  const refresh = () => fill(mocks.calls.calls().slice(0, mostShown).map(linesOf))
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
