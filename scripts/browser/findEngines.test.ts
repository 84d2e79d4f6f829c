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
  it('is the long-term one, wherever in PATH it stands', () => {
    const other = mkdtempSync(join(tmpdir(), 'browsers-'))
    writeFileSync(join(other, 'firefox'), '', { mode: 0o755 })
    install('firefox-esr')
    expect(findFirefox([other, folder].join(delimiter))).toBe(join(folder, 'firefox-esr'))
    rmSync(other, { recursive: true })
  })

  it('is the one that FIREFOX_PATH names, if it is there', () => {
    install('firefox-esr', 'nightly')
    vi.stubEnv('FIREFOX_PATH', join(folder, 'nightly'))
    expect(findFirefox(folder)).toBe(join(folder, 'nightly'))
    vi.stubEnv('FIREFOX_PATH', join(folder, 'gone'))
    expect(findFirefox(folder)).toBe(join(folder, 'firefox-esr'))
  })

  it('is no file that cannot be run', () => {
    writeFileSync(join(folder, 'firefox-esr'), '', { mode: 0o644 })
    expect(missingPackages(folder)).toContain('firefox-esr')
  })
})

describe('WebKitGTK', () => {
  it('is there with its driver, a screen and what makes certificates', () => {
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

it('only packages of what is missing are installed', () => {
  install('firefox-esr', 'Xvfb', 'openssl')
  expect(missingPackages(folder)).toEqual(['webkit2gtk-driver'])
  install('WebKitWebDriver')
  expect(missingPackages(folder)).toEqual([])
})
