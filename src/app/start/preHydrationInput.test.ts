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
  it('is a press that is repeated once', () => {
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

  it('is a press on a bar that waits until the bar is hydrated', () => {
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

  it('may be a press on something that is gone', () => {
    vi.stubGlobal('porticoPress', 'gone"]')
    expect(markPageHydrated).not.toThrow()
  })

  it('is Back to another address, whose page the document is not', () => {
    history.replaceState(null, '', '/news/one')
    vi.stubGlobal('porticoPath', '/news/one')
    expect(isAtDocument()).toBe(true)
    history.replaceState(null, '', '/news/two?lang=en')
    expect(isAtDocument()).toBe(false)
  })

  it('is a token that is handed out once', () => {
    vi.stubGlobal('porticoToken', 'secret')
    expect(takeTokenOfAddress()).toBe('secret')
    expect(takeTokenOfAddress()).toBeUndefined()
  })
})
