import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestFolder, startTestGateway } from './testing/testGateway.ts'

let folder: Awaited<ReturnType<typeof createTestFolder>>
beforeEach(async () => {
  folder = await createTestFolder()
})
afterEach(() => folder.remove())

describe('unusable data folder', () => {
  it('a second gateway on the same data folder fails to start', async () => {
    const first = await startTestGateway(folder)
    await expect(startTestGateway(folder)).rejects.toThrow(/Another gateway is running/)
    expect((await first.client.send('GET', '/wps/system/status')).status).toBe(200)
    await first.close()
  })

  it('a gateway on a damaged database fails to start and leaves the file unchanged', async () => {
    await (await startTestGateway(folder)).close()
    const file = join(folder.dataFolder, 'portico.sqlite')
    const garbage = Buffer.from('this is no database, but it may be all that is left'.repeat(100))
    await writeFile(file, garbage)
    await expect(startTestGateway(folder)).rejects.toThrow(file)
    expect(await readFile(file)).toEqual(garbage)
  })
})
