// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { trustedRules } from './trustedTypes.ts'

describe('trusted types policy', () => {
  it('the default Trusted Types policy accepts only text without markup', () => {
    expect(trustedRules.createHTML(':root{--accent:#00c781}')).toBe(':root{--accent:#00c781}')
    for (const text of ['<img src=x onerror=alert(1)>', '&lt;b&gt;', 'a<b']) {
      expect(trustedRules.createHTML(text)).toBeNull()
    }
  })

  it("the default Trusted Types policy accepts only script URLs of the portal's origin", () => {
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
