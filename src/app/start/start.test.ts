// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { repeatEarlyPress, takeEarlyToken } from './early.ts'

beforeEach(() => {
  document.documentElement.removeAttribute('data-hydrated')
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll('"', '\\"') })
})

describe('what came before the app', () => {
  it('is a press that is repeated once', () => {
    const onClick = vi.fn()
    const button = document.createElement('button')
    button.setAttribute('data-early', 'register')
    button.addEventListener('click', onClick)
    document.body.append(button)
    vi.stubGlobal('porticoPress', 'register')
    repeatEarlyPress()
    repeatEarlyPress()
    expect(onClick).toHaveBeenCalledOnce()
    expect(document.documentElement.hasAttribute('data-hydrated')).toBe(true)
  })

  it('may be a press on something that is gone', () => {
    vi.stubGlobal('porticoPress', 'gone"]')
    expect(repeatEarlyPress).not.toThrow()
  })

  it('is a token that is handed out once', () => {
    vi.stubGlobal('porticoToken', 'secret')
    expect(takeEarlyToken()).toBe('secret')
    expect(takeEarlyToken()).toBeUndefined()
  })
})
