import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readOptions, UsageError } from './options.ts'
import { run } from './run.ts'
import { testProject } from './testing/project.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'options-'))
  const configuration = { contract: 'api/pets.yaml', out: '..' }
  const file = join(folder, 'pets.json')
  await writeFile(file, JSON.stringify(Object.assign(configuration, testProject)))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the command line of the generator', () => {
  it('paths in a project file are relative to the folder of the file', () => {
    expect(readOptions(['--config', join(folder, 'pets.json')])).toEqual({
      contract: join(folder, 'api/pets.yaml'),
      out: join(folder, '..'),
      project: testProject,
      check: false,
      watch: false,
      isStateful: true,
    })
  })

  it('paths on the command line are relative to the folder in which npm was called', () => {
    vi.stubEnv('INIT_CWD', join(folder, 'openapi'))
    expect(readOptions(['--contract', 'pets', '--out', '../out', '--no-state'])).toMatchObject({
      contract: join(folder, 'openapi/pets'),
      out: join(folder, 'out'),
      project: undefined,
      isStateful: false,
    })
    vi.unstubAllEnvs()
  })

  it.each([
    [[], 'Name a contract'],
    [['--contract', 'pets.yaml'], '--contract needs --out DIR'],
    [['--config', 'none.json'], 'none.json'],
    [['--check', '--watch'], '--check writes nothing'],
    [['--every'], "Unknown option '--every'"],
  ])('the error for the arguments %j contains the reason and the usage', (args, reason) => {
    expect(() => readOptions(args)).toThrow(UsageError)
    expect(() => readOptions(args)).toThrow(reason)
    expect(() => readOptions(args)).toThrow('contract-mocks --contract FILE_OR_FOLDER')
  })

  it('--help prints the usage and skips the generation', async () => {
    const written: unknown[] = []
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(text) > 0)
    await run(['--check', '--help'])
    vi.restoreAllMocks()
    expect(written.join('')).toContain('--config FILE')
  })
})
