import { describe, expect, it } from 'vitest'
import { isWhatTheLockSays } from './bootstrap.mjs'
import { explainNpmFailure } from './explainNpmFailure.mjs'
import { showProgress } from './progress.mjs'

describe('an installation', () => {
  const lock = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0', optional: true },
    },
  }

  it('is current when every package has the version of the lock', () => {
    expect(isWhatTheLockSays(lock, lock)).toBe(true)
  })

  it('is current without an optional package, which is for another platform', () => {
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
  ])('is made again when %s', (_, installed) => {
    expect(isWhatTheLockSays(lock, installed)).toBe(false)
  })
})

describe('a failure of npm', () => {
  it.each([
    ['npm error code ENOTFOUND', 'registry could not be reached'],
    ['npm error code ETIMEDOUT', 'registry could not be reached'],
    ['npm error code UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'NODE_EXTRA_CA_CERTS'],
    ['npm error nospc ENOSPC: no space left on device', 'disk is full'],
    ['npm error code EACCES', 'could not be written'],
    ['npm error code ETARGET', 'lacks a package'],
    ['npm error code EINTEGRITY', 'other content than the lock expects'],
    ['npm error code EUSAGE', 'disagree'],
  ])('%j is told in words', (output, words) => {
    expect(explainNpmFailure(output, ['ci'])).toContain(words)
  })

  it('that nobody knows is told with what npm said, the end of it', () => {
    const output = `${'noise\n'.repeat(50)}npm error something new`
    const told = explainNpmFailure(output, ['ci'])
    expect(told).toContain('`npm ci` failed.')
    expect(told).toContain('npm error something new')
    expect(told.split('\n').length).toBeLessThan(20)
  })
})

describe('progress', () => {
  const shown = async (isTTY: boolean, work: () => Promise<unknown>) => {
    let text = ''
    const write = (part: string) => (text += part)
    await showProgress('Baking…', work, { write, isTTY }).catch(() => {})
    return text
  }

  it('in a log is a line before and a line after', async () => {
    const lines = (await shown(false, async () => {})).trimEnd().split('\n')
    expect(lines).toEqual(['  Baking…', expect.stringMatching(/^ {2}… took \d+\.\d s$/)])
  })

  it('on a terminal stays on its line', async () => {
    const text = await shown(true, async () => {})
    expect(text.match(/\n/g)).toHaveLength(1)
    expect(text).toMatch(/^ {2}Baking… 0\.0 s\r/)
  })

  it('ends its line when the work fails, too', async () => {
    const text = await shown(true, async () => {
      throw new Error('burnt')
    })
    expect(text.endsWith(' s\n')).toBe(true)
  })
})
