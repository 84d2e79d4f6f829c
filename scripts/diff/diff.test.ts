import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../setup/bootstrap.mjs'
import { runNode } from '../steps/runNode.ts'

const contract = (maximum: number) => `openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets:
    get:
      operationId: listPets
      parameters: [{ name: limit, in: query, schema: { type: integer, maximum: ${maximum} } }]
      responses: { '204': { description: ok } }
`

// In the default run, only this test starts the command. `diff.full.test.ts` has further tests.
it('npm run generate -- --diff lists the changes since another file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'diff-'))
  await writeFile(join(folder, 'old.yaml'), contract(100))
  await writeFile(join(folder, 'new.yaml'), contract(50))
  const command = ['scripts/generate.mjs', '--diff', 'old.yaml', '--contract', 'new.yaml']
  const { output, hasPassed } = await runNode(command, {
    root,
    keep: true,
    env: { INIT_CWD: folder },
  })
  await rm(folder, { recursive: true })
  expect(output).toBe(`
GET /pets
  breaking  query limit: maximum is now 50, was 100

0 added, 0 removed, 1 breaking, 0 changed
`)
  expect(hasPassed).toBe(true)
})
