import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { make } from '../../scripts/products/make.ts'
import { languagesBuild } from '../../scripts/products/products.mjs'
import { type GatewayGroup, test as portalTest } from './portalTest.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** Folder of the build that the tests' gateway serves. */
export const languagesClient = join(repository, languagesBuild.outputs[0] ?? '', 'client')

const gatewayGroup: GatewayGroup = { environment: { PORTICO_BUILD: languagesClient } }

/**
 * Tests with a gateway that serves a build with every complete language and the pseudo-languages.
 * The build is made first. The tests may move the gateway's clock.
 */
export const test = portalTest.extend<object, { languagesBuilt: undefined }>({
  gatewayGroup,
  languagesBuilt: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from it.
    async ({}, use) => {
      await make(languagesBuild)
      await use(undefined)
    },
    { auto: true, scope: 'worker', timeout: 300_000 },
  ],
})
