import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { dataFiles, openData } from './store/dataFolder.ts'
import { runGateway } from './testing/gatewayProcess.ts'
import { createTestFolder } from './testing/testGateway.ts'

let folder: Awaited<ReturnType<typeof createTestFolder>>
let file = ''
beforeEach(async () => {
  folder = await createTestFolder()
  const files = dataFiles(folder.dataFolder)
  file = files.databaseFile
  await (await openData(files)).close()
})
afterEach(() => folder.remove())

it('opening a database file that the account may not read fails, and the message names the file', async () => {
  await chmod(file, 0)
  const program = fileURLToPath(new URL('./testing/openUnprivileged.ts', import.meta.url))
  // The folders become accessible, so that only the file's own permissions deny access.
  await chmod(join(folder.dataFolder, '..'), 0o755)
  await chmod(folder.dataFolder, 0o755)
  const { stdout } = await promisify(execFile)(process.execPath, [program, folder.dataFolder])
  expect(stdout).toBe(
    `The database ${file} cannot be opened and is left as it is: this account may not read and write ${file}.`,
  )
})

it('a gateway with a damaged database exits with code 1 and advice, and starts once the user has followed the advice', {
  timeout: 60_000,
}, async () => {
  const damaged = await readFile(file)
  // Overwrites one database page in the middle of the file.
  randomBytes(4096).copy(damaged, 20 * 4096)
  await writeFile(file, damaged)
  const environment = {
    PORT: '0',
    PORTICO_DATA: folder.dataFolder,
    PORTICO_BUILD: folder.buildFolder,
  }
  const refused = runGateway(environment)
  expect(await refused.exitCode).toBe(1)
  expect(refused.stderr()).toContain(`The database ${file} cannot be opened and is left as it is`)
  expect(refused.stderr()).toContain('Move it away (portico.sqlite, portico.sqlite-wal')
  expect(refused.stderr()).not.toContain('    at ')
  expect(await readFile(file)).toEqual(damaged)
  for (const end of ['', '-wal', '-shm']) await rm(`${file}${end}`, { force: true })
  const started = runGateway(environment)
  await started.ready
  started.child.kill('SIGTERM')
  expect(await started.exitCode).toBe(0)
})
