// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  isAtDocument,
  markPageHydrated,
  replayInput,
  takeTokenOfAddress,
} from './preHydrationInput.ts'

beforeEach(() => {
  document.documentElement.removeAttribute('data-hydrated')
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll('"', '\\"') })
})

describe('input before hydration', () => {
  it('a press before hydration is replayed once', () => {
    const onClick = vi.fn()
    const button = document.createElement('button')
    button.setAttribute('data-early', 'register')
    button.setAttribute('aria-busy', 'true')
    button.addEventListener('click', onClick)
    document.body.append(button)
    vi.stubGlobal('porticoPress', 'register')
    replayInput()
    expect(onClick).not.toHaveBeenCalled()
    markPageHydrated()
    replayInput()
    expect(onClick).toHaveBeenCalledOnce()
    expect(button.hasAttribute('aria-busy')).toBe(false)
    expect(document.documentElement.hasAttribute('data-hydrated')).toBe(true)
  })

  it('a press on a button in a part that is not hydrated yet is replayed when the part is hydrated', () => {
    const onClick = vi.fn()
    document.body.innerHTML = '<div data-hydrating=""><button data-early="collapse"></button></div>'
    const [bar, button] = [document.querySelector('div'), document.querySelector('button')]
    button?.addEventListener('click', onClick)
    vi.stubGlobal('porticoPress', 'collapse')
    markPageHydrated()
    expect(onClick).not.toHaveBeenCalled()
    bar?.removeAttribute('data-hydrating')
    replayInput()
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('a press on a control that no longer exists is ignored', () => {
    vi.stubGlobal('porticoPress', 'gone"]')
    expect(markPageHydrated).not.toThrow()
  })

  it('isAtDocument returns false after Back has changed the path of the URL', () => {
    history.replaceState(null, '', '/news/one')
    vi.stubGlobal('porticoPath', '/news/one')
    expect(isAtDocument()).toBe(true)
    history.replaceState(null, '', '/news/two?lang=en')
    expect(isAtDocument()).toBe(false)
  })

  it('takeTokenOfAddress returns the token of the URL only once', () => {
    vi.stubGlobal('porticoToken', 'secret')
    expect(takeTokenOfAddress()).toBe('secret')
    expect(takeTokenOfAddress()).toBeUndefined()
  })
})
