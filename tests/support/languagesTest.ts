import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { make } from '../../scripts/products/make.ts'
import { languagesBuild, testedLanguages } from '../../scripts/products/products.mjs'
import { test as base } from './portalTest.ts'
import { startGatewayProcess } from './runningGateway.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** Tests with a gateway whose build has more languages than usual. */
export const test = base.extend<
  object,
  { server: Awaited<ReturnType<typeof startGatewayProcess>> }
>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from it.
    async ({}, use) => {
      await make(languagesBuild)
      const gateway = await startGatewayProcess({
        PORTICO_BUILD: join(repository, languagesBuild.outputs[0] ?? '', 'client'),
        VITE_LANGUAGES: testedLanguages,
      })
      await use(gateway)
      await gateway.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})
