// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { followForms, isFormBegun } from './begunForm.ts'

beforeEach(() => {
  document.body.innerHTML = `
    <form><input name="amount"><textarea name="words"></textarea></form>
    <input name="kept" value="as it came"><input type="search"><input type="checkbox">`
})

const field = (selector: string) => {
  const found = document.querySelector<HTMLInputElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
function type(selector: string, text: string): void {
  field(selector).value = text
  field(selector).dispatchEvent(new Event('input', { bubbles: true }))
}

it('isFormBegun is false while all forms are untouched', () => {
  expect(isFormBegun()).toBe(false)
})

it.each(['[name=amount]', '[name=words]', '[name=kept]'])(
  'typing into %s marks a form as in progress until the field is empty',
  (name) => {
    type(name, 'something')
    expect(isFormBegun()).toBe(true)
    type(name, '')
    expect(isFormBegun()).toBe(false)
  },
)

it('isFormBegun is true after a field was typed back to its initial value', () => {
  const onChange = vi.fn()
  const end = followForms(onChange)
  type('[name=kept]', 'as it came')
  expect(onChange).toHaveBeenCalled()
  expect(isFormBegun()).toBe(true)
  end()
})

it('isFormBegun ignores search fields and disabled fields', () => {
  type('[type=search]', 'tiger')
  field('[name=amount]').value = '5'
  field('[name=amount]').disabled = true
  expect(isFormBegun()).toBe(false)
})
