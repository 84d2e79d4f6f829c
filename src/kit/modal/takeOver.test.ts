// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { takeOver } from './takeOver.ts'

const controls = `
  <input name="username"><input name="password" type="password">
  <button aria-label="Show password"></button><button type="submit">Log in</button>`

/** Opens a dialog with prerendered and interactive content. */
function open() {
  document.body.innerHTML = `
    <div data-dialog-body=""><div data-untaken="">${controls}</div>
    <div id="content"><button>Another way</button>${controls}</div></div>`
  const first = document.querySelector('[data-untaken]')
  const content = document.querySelector('#content')
  if (!first || !content) throw new Error('The parts are missing')
  const inputOf = (part: Element, name: string) => {
    const input = part.querySelector(`[name=${name}]`)
    if (!(input instanceof HTMLInputElement)) throw new Error(`There is no ${name}`)
    return input
  }
  return { first, content, inputOf }
}

afterEach(() => document.body.replaceChildren())

it('takeOver copies typed values to the interactive content, fires an input event and removes the prerendered content', () => {
  const { first, content, inputOf } = open()
  inputOf(first, 'username').value = 'ana'
  const heard = vi.fn()
  content.addEventListener('input', heard)
  takeOver(content)
  expect(inputOf(content, 'username').value).toBe('ana')
  expect(inputOf(content, 'password').value).toBe('')
  expect(heard).toHaveBeenCalledOnce()
  expect(first.isConnected).toBe(false)
})

it('takeOver moves the focus and the selection to the interactive content', () => {
  const { first, content, inputOf } = open()
  const typed = inputOf(first, 'username')
  typed.value = 'ana'
  typed.focus()
  typed.setSelectionRange(1, 2)
  takeOver(content)
  const taken = inputOf(content, 'username')
  expect(document.activeElement).toBe(taken)
  expect([taken.selectionStart, taken.selectionEnd]).toEqual([1, 2])
})

it('takeOver clicks the button that was pressed last, after the current render', async () => {
  const { first, content } = open()
  const pressed: (string | null)[] = []
  content.addEventListener('click', ({ target }) => {
    if (target instanceof Element) pressed.push(target.textContent)
  })
  first.querySelector('[type=submit]')?.setAttribute('aria-busy', 'true')
  takeOver(content)
  expect(pressed).toEqual([])
  await eventually(() => expect(pressed).toEqual(['Log in']))
})

it('takeOver changes nothing in a dialog without prerendered content', () => {
  const { content, inputOf } = open()
  takeOver(content)
  inputOf(content, 'username').value = 'bruno'
  takeOver(content)
  expect(inputOf(content, 'username').value).toBe('bruno')
})
