import { personas } from '../personas.ts'
import { currentState, writeShared } from '../sharedState.ts'
import { createButton, createElement, createField } from './createElement.ts'
import type { Panel, Section } from './section.ts'

const nobody = ''

/** A link that makes another developer's mocks as these are. */
export function linkSection({ mocks, tell }: Panel): Section {
  const person = createElement(
    'select',
    {},
    createElement('option', { value: nobody }, 'nobody'),
    ...personas.map(({ username }) => createElement('option', { value: username }, username)),
  )
  const address = createElement('input', { type: 'text', readOnly: true })
  const refresh = async () => {
    const state = await currentState(mocks)
    const persona = person.value === nobody ? {} : { persona: person.value }
    const shared = writeShared(location.pathname, { ...persona, ...state })
    const next = new URL(shared, location.href).href
    if (address.value !== next) address.value = next
  }
  person.addEventListener('change', () => void refresh())
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
