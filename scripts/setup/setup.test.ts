import { describe, expect, it } from 'vitest'
import { isWhatTheLockSays } from './bootstrap.mjs'
import { explainNpmFailure } from './explainNpmFailure.mjs'
import { showProgress } from './progress.mjs'

describe('installation', () => {
  const lock = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0', optional: true },
    },
  }

  it('an installation is current when every package has the version in package-lock.json', () => {
    expect(isWhatTheLockSays(lock, lock)).toBe(true)
  })

  it('an installation is current without an optional package of another platform', () => {
    const installed = { packages: { 'node_modules/a': { version: '1.0.0' } } }
    expect(isWhatTheLockSays(lock, installed)).toBe(true)
  })

  it.each([
    ['a package is missing', { packages: {} }],
    ['a version differs', { packages: { 'node_modules/a': { version: '1.0.1' } } }],
    [
      'an optional package has another version',
      { packages: { ...lock.packages, 'node_modules/b': { version: '1.9.0' } } },
    ],
    ['npm wrote no list', {}],
  ])('an installation is outdated when %s', (_, installed) => {
    expect(isWhatTheLockSays(lock, installed)).toBe(false)
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
