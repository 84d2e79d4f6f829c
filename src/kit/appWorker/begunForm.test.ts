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

it('a page whose forms are as they came has none that is begun', () => {
  expect(isFormBegun()).toBe(false)
})

it.each(['[name=amount]', '[name=words]', '[name=kept]'])(
  '%s that was typed into is begun',
  (name) => {
    type(name, 'something')
    expect(isFormBegun()).toBe(true)
    type(name, '')
    expect(isFormBegun()).toBe(false)
  },
)

it('a field whose text came back to what it was is begun, since somebody typed there', () => {
  const onChange = vi.fn()
  const end = followForms(onChange)
  type('[name=kept]', 'as it came')
  expect(onChange).toHaveBeenCalled()
  expect(isFormBegun()).toBe(true)
  end()
})

it('a search is no form, nor is what nobody can type into', () => {
  type('[type=search]', 'tiger')
  field('[name=amount]').value = '5'
  field('[name=amount]').disabled = true
  expect(isFormBegun()).toBe(false)
})
