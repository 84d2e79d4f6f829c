import { execFile } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { portalProject } from '../../tests/support/portalProject.ts'
import { root } from '../setup/bootstrap.mjs'
import { generatedProduct, generator, portalArguments, sourceProducts } from './products.mjs'

const run = promisify(execFile)

/** Stub of the generator that records its runs and fails a check of files that it did not write. */
const standIn = `
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
const contract = readFileSync('openapi/portal.yaml', 'utf8')
const isCheck = process.argv.includes('--check')
appendFileSync('runs', isCheck ? 'check ' : 'generate ')
if (!isCheck) writeFileSync('src/api/gen/paths.ts', contract)
else if (readFileSync('src/api/gen/paths.ts', 'utf8') !== contract) process.exitCode = 1
`

describe('npm run generate', () => {
  let repository: string
  const place = (path: string) => join(repository, path)
  const write = (path: string, text: string) => {
    mkdirSync(dirname(place(path)), { recursive: true })
    writeFileSync(place(path), text)
  }
  const lock = (version: string) =>
    JSON.stringify({ packages: { 'node_modules/ajv': { version } } })

  /** Runs the command and returns the recorded runs of the generator. */
  async function generate(...args: string[]) {
    write('runs', '')
    const script = place('scripts/generate.mjs')
    const ended = await run(process.execPath, [script, ...args], { cwd: repository }).then(
      ({ stdout }) => ({ passed: true, stdout }),
      () => ({ passed: false, stdout: '' }),
    )
    return { ...ended, runs: readFileSync(place('runs'), 'utf8').trim() }
  }

  beforeAll(() => {
    repository = mkdtempSync(join(tmpdir(), 'generated-'))
    cpSync(join(root, 'scripts'), place('scripts'), { recursive: true })
    write(generator, standIn)
    // The other scripts of `npm run generate` are stubs, because the temporary repository lacks the
    // packages that they import.
    write('scripts/serverMessages.ts', '')
    write('scripts/gameScripts.ts', '')
    write('codegen/emit/paths.ts', '')
    write('openapi/portal.yaml', 'contract')
    for (const folder of sourceProducts.flatMap(({ outputs }) => outputs))
      mkdirSync(place(folder), { recursive: true })
  })

  beforeEach(async () => {
    write('package-lock.json', lock('8.20.0'))
    await generate()
  })

  afterAll(() => rmSync(repository, { recursive: true }))

  it('npm run generate does not start the generator while nothing changed', async () => {
    expect(await generate()).toEqual({
      passed: true,
      runs: '',
      stdout: 'Nothing changed since the last generation.\n',
    })
    expect(await generate('--check')).toMatchObject({ passed: true, runs: '' })
  })

  it.each<[string, () => void]>([
    ['a file of the contract', () => appendFileSync(place('openapi/portal.yaml'), '\n# more')],
    ['the set of contract files', () => write('openapi/paths/bets.yaml', 'bets')],
    ['a source of the generator', () => appendFileSync(place('codegen/emit/paths.ts'), '//')],
    ['the version of a package in the lock', () => write('package-lock.json', lock('8.20.1'))],
    ['a generated file', () => appendFileSync(place('src/api/gen/paths.ts'), '// by hand')],
  ])('npm run generate starts the generator when %s changes', async (_, change) => {
    change()
    expect(await generate()).toMatchObject({ passed: true, runs: 'generate' })
    expect(await generate()).toMatchObject({ passed: true, runs: '' })
  })

  it('npm run generate --force starts the generator without a change', async () => {
    expect(await generate('--force')).toMatchObject({ passed: true, runs: 'generate' })
    expect(await generate('--check', '--force')).toMatchObject({ passed: true, runs: 'check' })
  })

  it('--check fails each time after a manual change of a generated file', async () => {
    appendFileSync(place('src/api/gen/paths.ts'), '// by hand')
    expect(await generate('--check')).toMatchObject({ passed: false, runs: 'check' })
    expect(await generate('--check')).toMatchObject({ passed: false, runs: 'check' })
  })

  it('--check fails when the contract changed since the last generation', async () => {
    appendFileSync(place('openapi/portal.yaml'), '\n# later')
    expect(await generate('--check')).toMatchObject({ passed: false, runs: 'check' })
  })

  it('npm run generate always starts the generator for another contract', async () => {
    const other = ['--contract', 'pets.yaml', '--out', 'pets']
    expect(await generate(...other)).toMatchObject({ passed: true, runs: 'generate' })
    expect(await generate(...other)).toMatchObject({ passed: true, runs: 'generate' })
  })
})

describe('stamp of the generated files', () => {
  it('the stamp covers every folder that the generator writes', () => {
    expect([...generatedProduct.outputs].sort()).toEqual(Object.values(portalProject.layout).sort())
  })

  it('the stamp covers every file that the generator loads', async () => {
    const tellLoaded = `
      import { registerHooks } from 'node:module'
      registerHooks({ load(url, context, next) { console.log('loaded', url); return next(url, context) } })`
    const command = [
      `--import=data:text/javascript,${encodeURIComponent(tellLoaded)}`,
      generator,
      ...portalArguments,
      '--check',
    ]
    const { stdout } = await run(process.execPath, command, { cwd: root })
    const ours = stdout
      .split('\n')
      .flatMap((line) => line.match(/^loaded (file:.*)$/)?.[1] ?? [])
      .map((url) => relative(root, fileURLToPath(url)))
      .filter((path) => !path.startsWith('node_modules'))
    expect(ours.length).toBeGreaterThan(50)
    expect(ours.filter((path) => !isInput(path))).toEqual([])
  })

  const isInput = (path: string) =>
    generatedProduct.inputs.some((input) => path === input || path.startsWith(`${input}/`))
})
