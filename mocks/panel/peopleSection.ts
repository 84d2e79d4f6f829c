import { endPageSession } from '../page/pageSession.ts'
import { tokenOf } from '../page/sharedState.ts'
import { type Persona, personas } from '../people/personas.ts'
import { createButton, createElement, createRow } from './createElement.ts'
import type { Panel, Section } from './section.ts'

async function logIn({ mocks, open }: Panel, { username }: Persona): Promise<string | undefined> {
  const token = await tokenOf(mocks, username)
  if (token === undefined) return `${username} is not in the platform data.`
  // External links also pass a token in the query parameter `token` (LOGIN-26).
  open(`/?token=${token}`)
  return undefined
}

async function becomeVisitor({ mocks, open }: Panel): Promise<string | undefined> {
  if (!(await endPageSession(mocks.context()))) return 'Nobody is logged in.'
  open('/')
  return undefined
}

async function endAllSessions({ mocks }: Panel): Promise<string> {
  const context = mocks.context()
  const ended = await context.store.sessions.remove({ createdAt: { atLeast: 0 } })
  return `${ended} sessions have ended; the portal notices with its next call.`
}

/** Section with the personas, their passwords, and a button to log in as each of them. */
export function peopleSection(panel: Panel): Section {
  const lines = personas.map((persona) => {
    const { username, password, story } = persona
    const about = createElement(
      'div',
      {},
      `${username} / ${password}`,
      createElement('p', { className: 'soft' }, story),
    )
    const button = createButton(`Log in as ${username}`, () => logIn(panel, persona), panel.tell)
    return createElement('li', { className: 'person' }, about, button)
  })
  const leave = createButton('Be a visitor', () => becomeVisitor(panel), panel.tell)
  const end = createButton('End all sessions', () => endAllSessions(panel), panel.tell)
  return { title: 'People', nodes: [createElement('ul', {}, ...lines), createRow(leave, end)] }
}
