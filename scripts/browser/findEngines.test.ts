import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findFirefox, findWebKit, missingPackages } from './findEngines.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'))
  vi.stubEnv('FIREFOX_PATH', undefined)
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
})

const install = (...programs: string[]) => {
  for (const program of programs) writeFileSync(join(folder, program), '', { mode: 0o755 })
}

describe('Firefox', () => {
  it('findFirefox prefers the ESR version anywhere in PATH', () => {
    const other = mkdtempSync(join(tmpdir(), 'browsers-'))
    writeFileSync(join(other, 'firefox'), '', { mode: 0o755 })
    install('firefox-esr')
    expect(findFirefox([other, folder].join(delimiter))).toBe(join(folder, 'firefox-esr'))
    rmSync(other, { recursive: true })
  })

  it('findFirefox returns the browser in FIREFOX_PATH if it exists', () => {
    install('firefox-esr', 'nightly')
    vi.stubEnv('FIREFOX_PATH', join(folder, 'nightly'))
    expect(findFirefox(folder)).toBe(join(folder, 'nightly'))
    vi.stubEnv('FIREFOX_PATH', join(folder, 'gone'))
    expect(findFirefox(folder)).toBe(join(folder, 'firefox-esr'))
  })

  it('a Firefox file that is not executable counts as missing', () => {
    writeFileSync(join(folder, 'firefox-esr'), '', { mode: 0o644 })
    expect(missingPackages(folder)).toContain('firefox-esr')
  })
})

describe('WebKitGTK', () => {
  it('WebKitGTK is found only together with its driver, Xvfb and openssl', () => {
    install('WebKitWebDriver', 'Xvfb')
    expect(findWebKit(folder)).toBeUndefined()
    install('openssl')
    expect(findWebKit(folder)).toEqual({
      driver: join(folder, 'WebKitWebDriver'),
      display: join(folder, 'Xvfb'),
      openssl: join(folder, 'openssl'),
    })
  })
})

it('only the packages of missing programs are listed for installation', () => {
  install('firefox-esr', 'Xvfb', 'openssl')
  expect(missingPackages(folder)).toEqual(['webkit2gtk-driver'])
  install('WebKitWebDriver')
  expect(missingPackages(folder)).toEqual([])
})
