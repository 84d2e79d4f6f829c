// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { repeatEarlyPress, takeEarlyToken } from './early.ts'
import { trustedRules } from './trustedTypes.ts'

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

describe('dangerous sinks', () => {
  it('take text without markup', () => {
    expect(trustedRules.createHTML(':root{--accent:#00c781}')).toBe(':root{--accent:#00c781}')
    for (const text of ['<img src=x onerror=alert(1)>', '&lt;b&gt;', 'a<b']) {
      expect(trustedRules.createHTML(text)).toBeNull()
    }
  })

  it('take scripts of our own origin', () => {
    expect(trustedRules.createScriptURL('/assets/worker.js')).toBe('/assets/worker.js')
    for (const url of [
      'https://evil.example/x.js',
      '//evil.example/x.js',
      'data:text/javascript,1',
    ]) {
      expect(trustedRules.createScriptURL(url)).toBeNull()
    }
  })
})
