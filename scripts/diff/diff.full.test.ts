import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../setup/bootstrap.mjs'
import { runNode } from '../steps/runNode.ts'

const contract = (limit: string) => `openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets:
    get:
      operationId: listPets
      parameters:
        - { name: limit, in: query, schema: { type: integer, maximum: ${limit} } }
      responses:
        '200':
          description: ok
          content: { application/json: { schema: { $ref: './schemas/pet.yaml' } } }
`
const pet = 'type: object\nproperties: { name: { type: string } }\n'
const nullable = 'type: object\nproperties: { name: { type: [string, "null"] } }\n'

let folder = ''

async function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}

function git(...args: string[]) {
  const who = ['-c', 'user.name=Ana', '-c', 'user.email=ana@shop.test']
  execFileSync('git', [...who, ...args], { cwd: folder, stdio: 'pipe' })
}

/** Runs `npm run generate -- --diff …` in the test's folder. */
const diff = (...args: string[]) =>
  runNode(['scripts/generate.mjs', '--diff', ...args], {
    root,
    keep: true,
    env: { INIT_CWD: folder },
  })

describe('difference to an earlier contract', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'diff-'))
    git('init', '--quiet')
    await write({ 'README.md': 'Pets' })
    git('add', '.')
    git('commit', '--quiet', '--message=Begin')
    git('tag', 'empty')
    await write({ 'api/pets.yaml': contract('100'), 'api/schemas/pet.yaml': pet })
    git('add', '.')
    git('commit', '--quiet', '--message=Describe pets')
    await write({ 'api/pets.yaml': contract('50'), 'api/schemas/pet.yaml': nullable })
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('--diff REVISION lists the changes in all files of the contract since a git revision', async () => {
    const { output, hasPassed } = await diff('HEAD', '--contract', 'api/pets.yaml')
    expect(output).toBe(`
GET /pets
  breaking  query limit: maximum is now 50, was 100
  breaking  response 200 /name: may now be null

0 added, 0 removed, 2 breaking, 0 changed
`)
    expect(hasPassed).toBe(true)
  })

  it('--json prints the changes as JSON, and --fail-on-breaking fails on a breaking change', async () => {
    const { output, hasPassed } = await diff(
      'HEAD',
      '--contract=api/pets.yaml',
      '--json',
      '--fail-on-breaking',
    )
    expect(JSON.parse(output)).toEqual([
      {
        operation: 'GET /pets',
        kind: 'breaking',
        place: 'query limit',
        message: 'maximum is now 50, was 100',
      },
      {
        operation: 'GET /pets',
        kind: 'breaking',
        place: 'response 200 /name',
        message: 'may now be null',
      },
    ])
    expect(hasPassed).toBe(false)
  })

  it('--diff compares with a file outside of git', async () => {
    await write({ 'old.yaml': contract('50').replace('./schemas', './api/schemas') })
    const { output, hasPassed } = await diff(
      'old.yaml',
      '--contract=api/pets.yaml',
      '--fail-on-breaking',
    )
    expect(output).toBe('\n0 added, 0 removed, 0 breaking, 0 changed\n')
    expect(hasPassed).toBe(true)
  })

  it.each([
    ['nowhere', 'nowhere: is neither a file nor a revision of '],
    ['empty', 'empty: has no api/pets.yaml\n'],
  ])('--diff fails and reports why revision %s cannot be compared', async (revision, reason) => {
    const { output, hasPassed } = await diff(revision, '--contract', 'api/pets.yaml')
    expect(output).toContain(reason)
    expect(hasPassed).toBe(false)
  })

  it('--diff REVISION fails outside of a git repository', async () => {
    const alone = await mkdtemp(join(tmpdir(), 'alone-'))
    await writeFile(join(alone, 'pets.yaml'), contract('1'))
    const { output, hasPassed } = await diff('HEAD', '--contract', join(alone, 'pets.yaml'))
    await rm(alone, { recursive: true })
    expect(output).toBe(`${join(alone, 'pets.yaml')}: lies in no git repository\n`)
    expect(hasPassed).toBe(false)
  })

  it('--diff without a revision prints its usage', async () => {
    const { output, hasPassed } = await runNode(['scripts/generate.mjs', '--diff'], {
      root,
      keep: true,
    })
    expect(output).toContain('npm run generate -- --diff REV')
    expect(hasPassed).toBe(false)
  })
})

describe("difference of the portal's contract", () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'diff-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it("the portal's contract has no difference to itself", async () => {
    const { output, hasPassed } = await diff(join(root, 'openapi/portal.yaml'))
    expect(output).toBe('\n0 added, 0 removed, 0 breaking, 0 changed\n')
    expect(hasPassed).toBe(true)
  })

  it("the difference of the portal's contract lists the affected screens and mocks", async () => {
    await write({ 'old.yaml': "openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: {}\n" })
    const { output } = await diff('old.yaml')
    expect(output).toContain('  screens   ')
    expect(output).toContain('  mock      mocks/')
    expect(output).toMatch(/\n\d+ added, 0 removed, 0 breaking, 0 changed\n$/)
  })
})
