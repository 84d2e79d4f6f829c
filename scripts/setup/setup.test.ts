import { describe, expect, it } from 'vitest'
import { npmArguments } from './bootstrap.mjs'
import { explainNpmFailure } from './explainNpmFailure.mjs'
import { showProgress } from './progress.mjs'

describe('installation', () => {
  const base = {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true },
  }
  const lock = { packages: { ...base, 'node_modules/test': { version: '3.0.0', dev: true } } }
  const withoutTests = { packages: base }

  it('nothing is installed when every package has the version in package-lock.json', () => {
    expect(npmArguments(lock, lock, true)).toBeUndefined()
    expect(npmArguments(lock, lock, false)).toBeUndefined()
  })

  it('an optional package of another platform is never missing', () => {
    const installed = { packages: { 'node_modules/a': { version: '1.0.0' } } }
    expect(npmArguments(lock, installed, false)).toBeUndefined()
  })

  it('devDependencies are installed for commands that need them, beside what is installed', () => {
    expect(npmArguments(lock, withoutTests, false)).toBeUndefined()
    expect(npmArguments(lock, withoutTests, true)).toEqual([
      'install',
      '--no-save',
      '--include=dev',
    ])
  })

  it.each([
    ['a package is missing', { packages: {} }],
    ['a version differs', { packages: { 'node_modules/a': { version: '1.0.1' } } }],
    [
      'an optional package has another version',
      { packages: { ...base, 'node_modules/b': { version: '1.9.0' } } },
    ],
    ['npm wrote no list', {}],
  ])('the lock is installed anew when %s', (_, installed) => {
    expect(npmArguments(lock, installed, false)).toEqual(['ci', '--omit=dev'])
    expect(npmArguments(lock, installed, true)).toEqual(['ci', '--include=dev'])
  })

  it('a changed lock does not remove devDependencies that were installed', () => {
    const older = { ...lock.packages, 'node_modules/a': { version: '0.9.0' } }
    expect(npmArguments(lock, { packages: older }, false)).toEqual(['ci', '--include=dev'])
  })
})

describe('npm failures', () => {
  it.each([
    ['npm error code ENOTFOUND', 'registry could not be reached'],
    ['npm error code ETIMEDOUT', 'registry could not be reached'],
    ['npm error code UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'NODE_EXTRA_CA_CERTS'],
    ['npm error nospc ENOSPC: no space left on device', 'disk is full'],
    ['npm error code EACCES', 'could not be written'],
    ['npm error code ETARGET', 'lacks a package'],
    ['npm error code EINTEGRITY', 'other content than the lock expects'],
    ['npm error code EUSAGE', 'disagree'],
  ])('the npm failure %j is explained', (output, words) => {
    expect(explainNpmFailure(output, ['ci'])).toContain(words)
  })

  it("an unknown npm failure is shown with the end of npm's output", () => {
    const output = `${'noise\n'.repeat(50)}npm error something new`
    const told = explainNpmFailure(output, ['ci'])
    expect(told).toContain('`npm ci` failed.')
    expect(told).toContain('npm error something new')
    expect(told.split('\n').length).toBeLessThan(20)
  })
})

describe('progress display', () => {
  const shown = async (isTTY: boolean, work: () => Promise<unknown>) => {
    let text = ''
    const write = (part: string) => (text += part)
    await showProgress('Baking…', work, { write, isTTY }).catch(() => {})
    return text
  }

  it('a log shows the progress as one line before the work and one line after it', async () => {
    const lines = (await shown(false, async () => {})).trimEnd().split('\n')
    expect(lines).toEqual(['  Baking…', expect.stringMatching(/^ {2}… took \d+\.\d s$/)])
  })

  it('a terminal shows the progress on a single line', async () => {
    const text = await shown(true, async () => {})
    expect(text.match(/\n/g)).toHaveLength(1)
    expect(text).toMatch(/^ {2}Baking… 0\.0 s\r/)
  })

  it('a progress line ends when the work fails', async () => {
    const text = await shown(true, async () => {
      throw new Error('burnt')
    })
    expect(text.endsWith(' s\n')).toBe(true)
  })
})
