import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const main = join(import.meta.dirname, 'main.mjs')
const validContract =
  'openapi: 3.0.3\ninfo: { title: T, version: "1" }\npaths:\n  /a:\n    get: { responses: { "204": { description: ok } } }\n'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bad-input-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Ended = { code: number; stderr: string }

/** Runs the generator's command line in a child process. */
const run = (contract: string, out: string): Promise<Ended> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [main, '--contract', join(folder, contract), '--out', join(folder, out)],
      (_, __, stderr) => resolve({ code: child.exitCode ?? -1, stderr }),
    )
  })

describe('the generator with an invalid contract', () => {
  it.each([
    ['api.yaml', validContract.replace('/a:', 'a: {}\n  /a:'), 4, 3, 'paths begin with /'],
    ['broken.yaml', 'openapi: 3.0.3\n  info: : x\n', 2, 7, 'is no YAML'],
    ['swagger.json', '{"swagger": "2.0"}', 1, 2, 'npx swagger2openapi'],
    [
      'reference.yaml',
      `${validContract}  /b: { $ref: './gone.yaml' }\n`,
      6,
      9,
      'there is no such file',
    ],
    [
      'outside.yaml',
      `${validContract}  /b: { $ref: '../../etc/passwd' }\n`,
      6,
      9,
      "outside the contract's folder",
    ],
    [
      'type.yaml',
      `${validContract}components: { schemas: { A: { type: strng } } }\n`,
      6,
      31,
      "write 'string'",
    ],
  ])(
    'the generator names the place of %s and writes nothing',
    async (name, text, line, column, reason) => {
      await writeFile(join(folder, name), text)
      const { code, stderr } = await run(name, 'nothing')
      expect(code).toBe(1)
      expect(stderr).toContain(`${join(folder, name)}:${line}:${column}: `)
      expect(stderr).toContain(reason)
      expect(stderr).not.toContain('    at ')
      expect(await readdir(folder)).not.toContain('nothing')
    },
  )

  it('the generator leaves its earlier output unchanged when the contract has become invalid', async () => {
    await writeFile(join(folder, 'turns.yaml'), validContract)
    expect(await run('turns.yaml', 'kept')).toEqual({ code: 0, stderr: '' })
    const names = await readdir(join(folder, 'kept'))
    const before = await readFile(join(folder, 'kept/endpoints.ts'), 'utf8')
    await writeFile(
      join(folder, 'turns.yaml'),
      validContract.replace('/a:', '/b:').replace('ok', '*nothing'),
    )
    expect((await run('turns.yaml', 'kept')).code).toBe(1)
    expect(await readdir(join(folder, 'kept'))).toEqual(names)
    expect(await readFile(join(folder, 'kept/endpoints.ts'), 'utf8')).toBe(before)
  })

  it('the generator sends no HTTP request for a URL that the contract refers to', async () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end('type: string\n')
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    // `address()` returns an `AddressInfo` once the server listens on a port.
    const { port } = server.address() as AddressInfo
    const address = `http://127.0.0.1:${port}/a.yaml`
    const text = `${validContract}components:\n  schemas: { A: { $ref: '${address}' } }\n  examples: { B: { externalValue: '${address}' } }\n`
    await writeFile(join(folder, 'remote.yaml'), text)
    const { code, stderr } = await run('remote.yaml', 'nothing')
    server.close()
    expect(code).toBe(1)
    expect(stderr).toContain(`remote.yaml:7:19: refers to ${address}, and nothing is fetched`)
    expect(asked).toEqual([])
  })
})

describe('the generator with an output folder that it cannot write', () => {
  beforeEach(() => writeFile(join(folder, 'good.yaml'), validContract))

  it('the generator rejects an output folder that is a file, and leaves the file unchanged', async () => {
    await writeFile(join(folder, 'taken'), 'mine')
    const { code, stderr } = await run('good.yaml', 'taken')
    expect(code).toBe(1)
    expect(stderr).toMatch(/taken\/\S+: goes through a file where a folder is wanted; choose/)
    expect(await readFile(join(folder, 'taken'), 'utf8')).toBe('mine')
  })

  it('the generator reports a folder at the path of an output file, and writes no other file', async () => {
    await mkdir(join(folder, 'partly/endpoints.ts'), { recursive: true })
    const { code, stderr } = await run('good.yaml', 'partly')
    expect(code).toBe(1)
    expect(stderr).toMatch(/endpoints\.ts: is a folder where a file is written; take it away/)
    expect(await readdir(join(folder, 'partly'))).toEqual(['endpoints.ts'])
  })

  it.runIf(process.getuid?.() !== 0)(
    'an output folder without write permission is reported',
    async () => {
      await mkdir(join(folder, 'closed'))
      await chmod(join(folder, 'closed'), 0o500)
      const { code, stderr } = await run('good.yaml', 'closed')
      expect(code).toBe(1)
      expect(stderr).toContain('must not be written; give yourself leave')
      expect(await readdir(join(folder, 'closed'))).toEqual([])
    },
  )
})
