// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { typeAgain, typedEarly } from './typedEarly.ts'

function form(): HTMLElement {
  const root = document.createElement('form')
  root.innerHTML =
    '<input name="username"><input name="password" type="password">' +
    '<input name="remember" type="checkbox" value="on"><input aria-label="search">'
  return root
}

const field = (root: HTMLElement, name: string) => {
  const found = root.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (!found) throw new Error(`No field ${name}`)
  return found
}

describe('what is typed before a form answers', () => {
  it('is written again where the form emptied it, and the form hears of it', () => {
    const root = form()
    field(root, 'username').value = 'carla'
    field(root, 'password').value = 'portico'
    const typed = typedEarly(root)
    field(root, 'username').value = ''
    field(root, 'password').value = ''
    const heard = vi.fn()
    root.addEventListener('input', heard)
    typeAgain(root, typed)
    expect(field(root, 'username').value).toBe('carla')
    expect(field(root, 'password').value).toBe('portico')
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('leaves alone what the form kept, or filled in itself', () => {
    const root = form()
    field(root, 'username').value = 'carla'
    const typed = typedEarly(root)
    field(root, 'username').value = 'carla.m'
    const heard = vi.fn()
    root.addEventListener('input', heard)
    typeAgain(root, typed)
    expect(field(root, 'username').value).toBe('carla.m')
    expect(heard).not.toHaveBeenCalled()
  })

  it('is nothing where nothing was typed', () => {
    expect(typedEarly(form())).toEqual([])
  })

  it('is read from what is still as it was prerendered where the part is not known yet', () => {
    const [waking, awake] = [form(), form()]
    waking.dataset.waking = ''
    field(waking, 'username').value = 'carla'
    field(awake, 'username').value = 'davi'
    document.body.append(waking, awake)
    expect(typedEarly(null)).toEqual([{ name: 'username', value: 'carla' }])
    document.body.replaceChildren()
  })
})
