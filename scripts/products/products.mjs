// @ts-check
import { join } from 'node:path'
import { root } from '../setup/bootstrap.mjs'

/**
 * Build products, which are made from files of the repository. Plain JavaScript like
 * `freshness.mjs`, because checking for changes is faster than Node's type stripping.
 */

/**
 * @typedef {object} Product
 * @property {string} name name of its stamp
 * @property {string} title message while the product is made
 * @property {readonly (readonly string[])[]} commands arguments for Node, the script first,
 * relative to the root; run one after the other
 * @property {readonly string[]} inputs files and folders that the product is made from, relative to
 * the root; a missing one counts too
 * @property {readonly string[]} outputs files and folders that are made; a manual change or a
 * removal makes the product stale
 * @property {string} [environment] prefix of environment variables that affect the product
 */

/** The generator's command, relative to the root. */
export const generator = 'node_modules/contract-mocks/main.mjs'

/** Arguments with which the generator makes what the portal needs. */
export const portalArguments = ['--config', join(root, 'contract-mocks.json')]

/**
 * Clients, validators and generated answers.
 * @satisfies {Product}
 */
export const generatedProduct = {
  name: 'generated',
  title: 'Generating clients, validators and mocks from the contract…',
  commands: [[generator, ...portalArguments]],
  inputs: ['openapi', 'codegen', 'contract-mocks.json', 'redocly.yaml', 'package-lock.json'],
  outputs: ['src/api/gen', 'platform/gen', 'mocks/gen'],
}

/**
 * Compiled texts of the server.
 * @satisfies {Product}
 */
export const serverMessages = {
  name: 'serverMessages',
  title: 'Compiling the server’s texts…',
  commands: [['scripts/serverMessages.ts']],
  inputs: ['locales', 'scripts/serverMessages.ts', 'scripts/messages', 'package-lock.json'],
  outputs: ['platform/domain/base/texts/gen'],
}

/**
 * Bundled browser code of the emulated games.
 * @satisfies {Product}
 */
export const gameScripts = {
  name: 'gameScripts',
  title: 'Bundling the games of the demonstration…',
  commands: [['scripts/gameScripts.ts']],
  inputs: [
    'mocks/vendor',
    'mocks/rules',
    'mocks/art',
    'platform/domain/base/chance',
    'src/lib',
    'scripts/gameScripts.ts',
    'package-lock.json',
  ],
  outputs: ['mocks/gameScripts/gen'],
}

/** Products that the sources need to compile, in this order. */
export const sourceProducts = [generatedProduct, serverMessages, gameScripts]

/**
 * Mocks as `npm run dev` serves them; see `vite/bundledMocks.ts`.
 * @satisfies {Product}
 */
export const browserMocks = {
  name: 'browserMocks',
  title: 'Bundling the mocks…',
  commands: [['scripts/mocks.mjs']],
  inputs: [
    'mocks',
    'platform',
    'src/lib',
    'src/api/gen',
    'scripts/vite/bundleMocks.ts',
    'package-lock.json',
  ],
  outputs: ['node_modules/.cache/portico/mocks'],
}

const buildInputs = [
  'src',
  'locales',
  'index.html',
  'operator.html',
  'operator-preview.html',
  'offline.html',
  'scripts/bundle/readManifest.ts',
  'vite.config.ts',
  'gateway/static',
  'gateway/http/compression.ts',
  'scripts/build.mjs',
  'scripts/prerender.ts',
  'scripts/inline',
  'scripts/installed',
  'scripts/vite',
  'tsconfig.json',
  'package-lock.json',
]

/**
 * Portal as the gateway serves it.
 * @satisfies {Product}
 */
export const build = {
  name: 'build',
  title: 'Building the portal…',
  commands: [['scripts/build.mjs']],
  inputs: buildInputs,
  outputs: ['dist/client', 'dist/server', 'dist/modules.json'],
  environment: 'VITE_',
}

/**
 * Portal of the demonstration, in every language with a complete catalogue. A build of its own, so
 * that `npm start` and `npm test` do not replace each other's.
 * @satisfies {Product}
 */
export const demonstrationBuild = {
  name: 'demonstrationBuild',
  title: 'Building the portal in all languages…',
  commands: [['scripts/build.mjs', 'dist/demonstration', 'all']],
  inputs: buildInputs,
  outputs: ['dist/demonstration'],
  environment: 'VITE_',
}

/**
 * Gateway as `npm start` runs it.
 * @satisfies {Product}
 */
export const gatewayBundle = {
  name: 'gatewayBundle',
  title: 'Bundling the gateway…',
  commands: [['scripts/bundleGateway.mjs']],
  inputs: [
    'gateway',
    'platform',
    'mocks',
    'src/lib',
    'src/api/gen',
    'scripts/bundleGateway.mjs',
    'scripts/gatewayBundle',
    'package.json',
    'tsconfig.json',
    'package-lock.json',
  ],
  outputs: ['dist/gateway'],
}

/** Languages of `languagesBuild`: every complete one, and the pseudo-languages. */
const testedLanguages = 'all,en-XA,ar-XB'

/**
 * Portal in languages outside the usual build, for visual tests.
 * @satisfies {Product}
 */
export const languagesBuild = {
  name: 'languagesBuild',
  title: 'Building the portal in more languages…',
  commands: [['scripts/build.mjs', 'node_modules/.cache/portico/languages', testedLanguages]],
  inputs: buildInputs,
  outputs: ['node_modules/.cache/portico/languages'],
  environment: 'VITE_',
}

/**
 * Built portal with its mocks, as in `npm run dev`, for tests and screenshots.
 * @satisfies {Product}
 */
export const mocksPortal = {
  name: 'mocksPortal',
  title: 'Building the portal on its mocks…',
  commands: [['scripts/mocksPortal.mjs', 'node_modules/.cache/portico/portal-on-mocks']],
  inputs: [...buildInputs, 'scripts/mocksPortal.mjs'],
  outputs: ['node_modules/.cache/portico/portal-on-mocks'],
  environment: 'VITE_',
}
