// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { crashTexts } from '../../../content/games/crashTexts.ts'
import type { EndedFlight } from '../crashView.ts'
import { createFlightList } from './lists.ts'

afterEach(() => document.body.replaceChildren())

function openList() {
  const place = document.createElement('ol')
  const stake = document.createElement('input')
  document.body.append(place, stake)
  const pressed: number[] = []
  const show = createFlightList({
    place,
    words: crashTexts.en,
    times: (multiplier) => (multiplier / 100).toFixed(2),
    onPress: ({ number }) => pressed.push(number),
  })
  const showNumbers = (...numbers: number[]) =>
    show(numbers.map((number) => ({ number, crashedAt: 100 + number }) as EndedFlight))
  return { stake, pressed, showNumbers }
}
const focused = () => document.activeElement?.textContent

it('the earlier flights of the crash game are one tab stop with arrow keys, Home and End', async () => {
  const { stake, pressed, showNumbers } = openList()
  showNumbers(9, 8, 7)
  await userEvent.tab()
  expect(focused()).toBe('1.09×')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(focused()).toBe('1.07×')
  await userEvent.keyboard('{Home}{End}{ArrowLeft}{Enter}')
  expect(pressed).toEqual([8])
  await userEvent.tab()
  expect(document.activeElement).toBe(stake)
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('1.08×')
})

it('an earlier flight of the crash game keeps the focus when the next flight has ended', async () => {
  const { showNumbers } = openList()
  showNumbers(9, 8, 7)
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  showNumbers(10, 9, 8)
  expect(focused()).toBe('1.08×')
  showNumbers(11, 10, 9, 8)
  expect(focused()).toBe('1.08×')
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '1.11×',
    '1.10×',
    '1.09×',
    '1.08×',
  ])
})
