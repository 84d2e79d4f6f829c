// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { isTyping } from './mayInterrupt.ts'

const element = (html: string) => {
  const holder = document.createElement('div')
  holder.innerHTML = html
  return holder.firstElementChild
}

describe('somebody types', () => {
  it.each(['<input>', '<input type="password">', '<textarea></textarea>', '<select></select>'])(
    'with the focus in %s',
    (html) => expect(isTyping(element(html))).toBe(true),
  )

  it.each(['<button></button>', '<input type="checkbox">', '<a href="/">x</a>', '<p></p>'])(
    'but not with the focus on %s',
    (html) => expect(isTyping(element(html))).toBe(false),
  )

  it('nor with the focus nowhere', () => expect(isTyping(null)).toBe(false))
})
