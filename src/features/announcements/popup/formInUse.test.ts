// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { isField, isFormInUse } from './formInUse.ts'

function show(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}

beforeEach(() => document.body.replaceChildren())

describe('a place to type or choose in', () => {
  it.each(['<input>', '<input type="password">', '<textarea></textarea>', '<select></select>'])(
    'is %s',
    (html) => expect(isField(show(html))).toBe(true),
  )

  it.each(['<button></button>', '<input type="checkbox">', '<a href="/">x</a>', '<p></p>'])(
    'is not %s',
    (html) => expect(isField(show(html))).toBe(false),
  )

  it('is not nothing', () => expect(isField(null)).toBe(false))
})

describe('a form', () => {
  it('is in use while one of its fields has the focus', () => {
    const field = show('<input aria-label="Name">')
    expect(isFormInUse(document)).toBe(false)
    field.focus()
    expect(isFormInUse(document)).toBe(true)
  })

  it('is in use when something stands in it, with the focus elsewhere', () => {
    show('<form><textarea>Dear all</textarea></form>')
    expect(isFormInUse(document)).toBe(true)
  })

  it('is not in use by what it is made with', () => {
    show('<form><input type="hidden" value="1"><input type="checkbox" value="on"></form>')
    expect(isFormInUse(document)).toBe(false)
  })
})
