// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { isField, isFormInUse } from './formInUse.ts'

function show(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}

beforeEach(() => document.body.replaceChildren())

describe('isField', () => {
  it.each(['<input>', '<input type="password">', '<textarea></textarea>', '<select></select>'])(
    'isField accepts %s',
    (html) => expect(isField(show(html))).toBe(true),
  )

  it.each(['<button></button>', '<input type="checkbox">', '<a href="/">x</a>', '<p></p>'])(
    'isField rejects %s',
    (html) => expect(isField(show(html))).toBe(false),
  )

  it('isField rejects null', () => expect(isField(null)).toBe(false))
})

describe('isFormInUse', () => {
  it('a form is in use while one of its fields has the focus', () => {
    const field = show('<input aria-label="Name">')
    expect(isFormInUse(document)).toBe(false)
    field.focus()
    expect(isFormInUse(document)).toBe(true)
  })

  it('a form is in use while a field has content, even without the focus', () => {
    show('<form><textarea>Dear all</textarea></form>')
    expect(isFormInUse(document)).toBe(true)
  })

  it('a form with values in hidden inputs and checkboxes only is not in use', () => {
    show('<form><input type="hidden" value="1"><input type="checkbox" value="on"></form>')
    expect(isFormInUse(document)).toBe(false)
  })
})
