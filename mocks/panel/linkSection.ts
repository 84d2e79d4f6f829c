import { pageMember } from '../page/pageSession.ts'
import { currentState, visitor, writeShared } from '../page/sharedState.ts'
import { personas } from '../people/personas.ts'
import { createButton, createElement, createField } from './createElement.ts'
import type { Panel, Section } from './section.ts'

/** Option for a link that does not change who is logged in. */
const anybody = ''

const choices = [
  [visitor, 'a visitor'],
  ...personas.map(({ username }) => [username, username]),
  [anybody, 'whoever it is there'],
] as const

/**
 * Option for the member who is logged in on this page; `anybody` if the member is not a persona.
 */
async function choiceNow({ context }: Panel['mocks']): Promise<string> {
  const username = (await pageMember(context()))?.username ?? visitor
  return choices.some(([value]) => value === username) ? username : anybody
}

/** Section with a link that reproduces the state of these mocks for another developer. */
export function linkSection({ mocks, tell }: Panel): Section {
  const person = createElement(
    'select',
    {},
    ...choices.map(([value, text]) => createElement('option', { value }, text)),
  )
  const address = createElement('input', { type: 'text', readOnly: true })
  let isChosen = false
  const refresh = async () => {
    if (!isChosen) person.value = await choiceNow(mocks)
    const state = await currentState(mocks)
    const persona = person.value === anybody ? {} : { persona: person.value }
    const shared = writeShared(location.pathname, { ...persona, ...state })
    const next = new URL(shared, location.href).href
    if (address.value !== next) address.value = next
  }
  person.addEventListener('change', () => {
    isChosen = true
    void refresh()
  })
  const copy = createButton(
    'Copy the link',
    async () => {
      await refresh()
      address.select()
      await navigator.clipboard.writeText(address.value)
      return 'The link was copied.'
    },
    tell,
  )
  return {
    title: 'Share this state',
    nodes: [
      createField('Who is logged in', person),
      createField('Link to this state', address, 'field wide'),
      copy,
    ],
    refresh,
  }
}
