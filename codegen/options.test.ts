import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { readOptions, UsageError } from './options.ts'
import { run } from './run.ts'

const root = join(import.meta.dirname, '..')

describe('the command line of the generator', () => {
  it('means the portal, in its own places, when it says nothing', () => {
    expect(readOptions([])).toEqual({
      contract: join(root, 'openapi/portal.yaml'),
      out: root,
      isPortal: true,
      check: false,
      watch: false,
      isStateful: true,
    })
  })

  it('takes any other contract, with paths from where npm was called', () => {
    vi.stubEnv('INIT_CWD', join(root, 'openapi'))
    expect(readOptions(['--contract', 'pets', '--out', '../out', '--no-state'])).toMatchObject({
      contract: join(root, 'openapi/pets'),
      out: join(root, 'out'),
      isPortal: false,
      isStateful: false,
    })
    vi.unstubAllEnvs()
  })

  it.each([
    [['--contract', 'pets.yaml'], '--contract needs --out DIR'],
    [['--check', '--watch'], '--check writes nothing'],
    [['--every'], "Unknown option '--every'"],
  ])('refuses %j, and says how to ask', (args, reason) => {
    expect(() => readOptions(args)).toThrow(UsageError)
    expect(() => readOptions(args)).toThrow(reason)
    expect(() => readOptions(args)).toThrow('npm run generate -- --contract FILE_OR_FOLDER')
  })

  it('says how to ask when it is asked, and does nothing else', async () => {
    const written: unknown[] = []
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(text) > 0)
    await run(['--check', '--help'])
    vi.restoreAllMocks()
    expect(written.join('')).toContain('--diff REV_OR_FILE')
  })
})
