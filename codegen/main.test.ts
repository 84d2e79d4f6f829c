import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

// The only test in the default run that starts the generator's command; the others are in
// `badInput.full.test.ts`.
it("the generator prints the position of a contract's problem, writes no files and exits with code 1", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bad-input-'))
  const contract = join(folder, 'broken.yaml')
  await writeFile(contract, 'openapi: 3.0.3\n  info: : x\n')
  const ended = await new Promise<{ code: number | null; stderr: string }>((resolve) => {
    const main = join(import.meta.dirname, 'main.mjs')
    const args = [main, '--contract', contract, '--out', join(folder, 'nothing')]
    const child = execFile(process.execPath, args, (_, __, stderr) =>
      resolve({ code: child.exitCode, stderr }),
    )
  })
  expect(ended.code).toBe(1)
  expect(ended.stderr).toContain(`${contract}:2:7: is no YAML`)
  expect(await readdir(folder)).toEqual(['broken.yaml'])
  await rm(folder, { recursive: true })
})
