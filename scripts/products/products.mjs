// @ts-check
/**
 * What is made from other files of the repository. Plain JavaScript, as is `freshness.mjs`: to find that nothing
 * changed takes less time than Node needs to load what strips types.
 */

/**
 * @typedef {object} Product
 * @property {string} name names its stamp
 * @property {string} title what is being done while it is made
 * @property {readonly (readonly string[])[]} commands
 *   arguments for Node, the script first, relative to the root; run one after the other
 * @property {readonly string[]} inputs
 *   files and folders that it is made from, relative to the root; one that is missing counts too
 * @property {readonly string[]} outputs
 *   files and folders that are made; a change by hand or a removal makes it stale
 * @property {string} [environment] environment variables that change it, by the beginning of their names
 */

/**
 * Clients, validators and generated answers.
 * @satisfies {Product}
 */
export const generatedProduct = {
  name: 'generated',
  title: 'Generating clients, validators and mocks from the contract…',
  commands: [['codegen/main.mjs']],
  inputs: ['openapi', 'codegen', 'src/lib/patterns', 'redocly.yaml', 'package-lock.json'],
  outputs: ['src/api/gen', 'platform/gen', 'mocks/gen'],
}

/**
 * The texts that the server sends, compiled.
 * @satisfies {Product}
 */
export const serverMessages = {
  name: 'serverMessages',
  title: 'Compiling the server’s texts…',
  commands: [['scripts/serverMessages.ts']],
  inputs: ['locales', 'scripts/serverMessages.ts', 'scripts/vite/messages.ts', 'package-lock.json'],
  outputs: ['platform/domain/base/texts/gen'],
}

/** Products that the sources need before they compile, in this order. */
export const sourceProducts = [generatedProduct, serverMessages]

/**
 * The mocks as `npm run dev` serves them: see `vite/bundledMocks.ts`.
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
  './vite.config.ts',
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
 * The portal as the gateway serves it.
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
 * The gateway as `npm start` runs it.
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

/** The languages of `languagesBuild`: what is read from right to left, a tall script, and the pseudo-language. */
export const testedLanguages = 'pt,en,ar,th,en-XA'

/**
 * The portal in languages that the usual build does not show, for the tests of its looks in them.
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
 * The portal with its mocks: what `npm run dev` shows, built, for tests and pictures.
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
