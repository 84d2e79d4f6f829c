import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as portalTest } from './portalTest.ts'
import { startGatewayProcess } from './runningGateway.ts'

const buildFolder = fileURLToPath(new URL('../../dist', import.meta.url))
const buildName = /"version":"(\w+)"/

/** Build of the portal for a single test. */
export type OwnBuild = {
  /** Changes the version name in the service worker, as a deployment does. */
  deployWorker(name: string): Promise<void>
}

/** Tests of the portal on a gateway with a separate build, where a new version can be deployed. */
export const ownBuildTest = portalTest.extend<object, { ownBuild: OwnBuild & { folder: string } }>({
  // All other tests block service workers, since they mock responses of the network.
  serviceWorkers: 'allow',
  ownBuild: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from it.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'portico-build-'))
      await cp(buildFolder, folder, { recursive: true })
      const worker = join(folder, 'client', 'sw.js')
      await use({
        folder,
        async deployWorker(name) {
          const code = await readFile(worker, 'utf8')
          if (!buildName.test(code)) throw new Error('The worker does not say of which build it is')
          await writeFile(worker, code.replace(buildName, `"version":"${name}"`))
        },
      })
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ ownBuild }, use) => {
      const gateway = await startGatewayProcess({ PORTICO_BUILD: join(ownBuild.folder, 'client') })
      await use(gateway)
      await gateway.stop()
    },
    { scope: 'worker' },
  ],
})
