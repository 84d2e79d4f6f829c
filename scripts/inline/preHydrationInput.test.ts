// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { markPageHydrated } from '../../src/app/start/preHydrationInput.ts'

const pressedLabels: string[] = []

beforeAll(async () => {
  await import(/* @vite-ignore */ `./${'preHydrationInput'}.js`)
})

beforeEach(() => {
  pressedLabels.length = 0
  document.documentElement.removeAttribute('data-hydrated')
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('porticoPress', undefined)
})

/** Renders controls that record their text when they are pressed. */
function show(html: string): HTMLButtonElement[] {
  document.body.innerHTML = html
  const controls = [...document.querySelectorAll('button')]
  for (const control of controls)
    control.addEventListener('click', () => pressedLabels.push(control.textContent))
  return controls
}

it.each([
  ['one of several stars', '<button data-star="">One</button><button data-star="">Two</button>'],
  [
    'one of several unnamed controls',
    '<button data-early="">One</button><button data-early="">Two</button>',
  ],
  [
    'a named control',
    '<button data-early="menu">One</button><button data-early="search">Two</button>',
  ],
])('[ACT-24] the last press on %s is replayed after hydration', (_kind, html) => {
  const [one, two] = show(html)
  one?.click()
  two?.click()
  expect(pressedLabels).toEqual([])
  expect(two?.getAttribute('aria-busy')).toBe('true')
  markPageHydrated()
  expect(pressedLabels).toEqual(['Two'])
})

it('a choice that is pressed before hydration is replayed after it', () => {
  document.body.innerHTML =
    '<label><input type="radio" name="n" checked>One</label><label><input type="radio" name="n">Two</label>'
  const two = document.querySelectorAll('input')[1]
  two?.click()
  expect(two?.checked).toBe(false)
  const changed = vi.fn()
  two?.addEventListener('change', changed)
  markPageHydrated()
  expect(two?.checked).toBe(true)
  expect(changed).toHaveBeenCalledTimes(1)
})

it('a press after hydration is not replayed', () => {
  const [star] = show('<button data-star="">One</button>')
  markPageHydrated()
  star?.click()
  expect(pressedLabels).toEqual(['One'])
  expect(star?.hasAttribute('data-early')).toBe(false)
})
