import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const main = join(import.meta.dirname, 'main.mjs')

const contract = (path: string) => `openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  ${path}:
    get: { responses: { '204': { description: ok } } }
`

describe('generating with --watch', () => {
  let folder = ''
  let child: ChildProcess | undefined
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'generate-'))
  })
  afterEach(async () => {
    if (child) {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    }
    await rm(folder, { recursive: true })
  })

  const write = (text: string) => writeFile(join(folder, 'pets.yaml'), text)
  const handlers = () => readFile(join(folder, 'out/mocks/handlers.ts'), 'utf8')

  /**
   * Starts the generator, and returns a function that waits for the next output line that matches a
   * pattern.
   */
  function start() {
    const args = [main, '--watch', '--contract', 'pets.yaml', '--out', 'out']
    child = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, INIT_CWD: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const told = [child.stdout, child.stderr].flatMap((input) =>
      input ? [createInterface({ input })] : [],
    )
    const lines: string[] = []
    let wake = () => {}
    for (const lineReader of told) {
      lineReader.on('line', (line) => {
        lines.push(line)
        wake()
      })
    }
    return async (pattern: RegExp) => {
      for (;;) {
        const at = lines.findIndex((line) => pattern.test(line))
        if (at >= 0) return lines.splice(0, at + 1).at(-1)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    }
  }

  it('--watch reports an invalid contract, and keeps the generated files until the contract is corrected', async () => {
    await write(contract('/cats'))
    const line = start()
    expect(await line(/^Generated/)).toMatch(/^Generated in \d+\.\d s: \d+ files changed$/)
    const first = await handlers()
    expect(first).toContain('GET /cats')

    await write(`${contract('/cats')}components: : {}\n`)
    expect(await line(/pets\.yaml/)).toContain('pets.yaml:6:')
    expect(await handlers()).toBe(first)

    await write(contract('/dogs'))
    await line(/^Generated/)
    expect(await handlers()).toContain('GET /dogs')
  })

  it('--watch generates again after a change of comments in the contract, and changes no file', async () => {
    await write(contract('/cats'))
    const line = start()
    await line(/^Generated/)
    await write(`# Cats and no dogs.\n${contract('/cats')}`)
    expect(await line(/^Generated/)).toMatch(/: nothing changed$/)
  })
})
