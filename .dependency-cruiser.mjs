// @ts-check
/**
 * Allowed imports between layers. Each layer lists the layers that it depends on; all other imports
 * of the repository's folders are forbidden.
 */

/** Layers of src, each with the other layers of src that it may import. */
const layers = {
  lib: [],
  worker: [],
  api: ['lib'],
  ui: ['lib'],
  kit: ['ui', 'api', 'lib'],
  session: ['kit', 'api', 'lib'],
  identity: ['session', 'kit', 'ui', 'api', 'lib'],
  money: ['identity', 'session', 'kit', 'ui', 'api', 'lib'],
  features: ['money', 'identity', 'session', 'kit', 'ui', 'api', 'lib'],
  pages: ['features', 'money', 'identity', 'session', 'kit', 'ui', 'lib'],
  operator: ['features/registration', 'identity', 'kit', 'ui', 'api', 'lib'],
}

/** Folders next to src, each with the other folders that it may import. */
const folders = {
  codegen: [],
  platform: ['src/api/gen', 'src/lib'],
  mocks: ['platform', 'src/api/gen', 'src/lib'],
  gateway: ['platform', 'src/api/gen', 'src/lib'],
}

/** Layers of the domain, lowest first. Each may import those before it. */
const floors = ['base', 'accounts', 'money', 'play', 'people']

/** Tables of all URLs and dialog names, by the layers that may import them. */
const paths = '^src/paths\\.ts$'
const modals = '^src/modals\\.ts$'
/** Module that starts the mocks in a developer's browser. */
const startMocks = '^src/startMocks\\.ts$'
const tables = /** @type {Record<string, string[]>} */ ({
  features: [paths, modals],
  pages: [paths, modals],
  operator: [paths, startMocks],
})

const repositoryFiles = '^(src|platform|mocks|gateway|codegen|scripts|tests)/'
// Tests and their support code: folders and files named testing, and …ForTests.
const tests = '(\\.(test|e2e)\\.tsx?$|^tests/|/testing(/|\\.tsx?$)|ForTests\\.tsx?$)'
const inside = (/** @type {string[]} */ names) => `^(${names.join('|')})(/|$)`

const layerRules = Object.entries(layers).map(([name, below]) => ({
  name: `layer-${name}`,
  severity: 'error',
  comment: `src/${name} stands on ${below.length ? below.join(', ') : 'nothing'}.`,
  from: { path: `^src/${name}/`, pathNot: tests },
  to: {
    path: repositoryFiles,
    pathNot: [inside([name, ...below].map((layer) => `src/${layer}`)), ...(tables[name] ?? [])],
  },
}))

/** Module that loads the demonstration into a gateway. */
const demonstration = '^gateway/demonstration\\.ts$'

const folderRules = Object.entries(folders).map(([name, below]) => ({
  name: `folder-${name}`,
  severity: 'error',
  comment: `${name}/ stands on ${below.length ? below.join(', ') : 'nothing'}.`,
  from: { path: `^${name}/`, pathNot: [tests, demonstration] },
  to: { path: repositoryFiles, pathNot: inside([name, ...below]) },
}))

const domain = 'platform/domain'
const floorRules = floors.map((name, index) => ({
  name: `floor-${name}`,
  severity: 'error',
  comment: `${domain}/${name} stands on ${floors.slice(0, index).join(', ') || 'nothing'} of the domain.`,
  from: { path: `^${domain}/${name}/`, pathNot: tests },
  to: {
    path: '^platform/(server|handlers|domain)/',
    pathNot: inside(floors.slice(0, index + 1).map((floor) => `${domain}/${floor}`)),
  },
}))

export default {
  forbidden: [
    ...layerRules,
    ...folderRules,
    ...floorRules,
    {
      name: 'no-import-of-another-feature',
      severity: 'error',
      comment: 'What two features need is composed in a page, or belongs to kit or session.',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Types count too: files that need each other are one thing, or lack a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'generated-code-stands-alone',
      severity: 'error',
      comment:
        'codegen/runtime is copied beside what is generated, where no other file of the repository is.',
      from: { path: '^codegen/runtime/', pathNot: tests },
      to: { path: repositoryFiles, pathNot: '^codegen/runtime/' },
    },
    {
      name: 'generator-by-name',
      severity: 'error',
      comment: 'The generator is a package: import what it exports, as contract-mocks/….',
      from: { path: repositoryFiles, pathNot: '^codegen/' },
      to: {
        path: '^codegen/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace'],
      },
    },
    {
      name: 'tables-stand-alone',
      severity: 'error',
      comment:
        'paths.ts and modals.ts are data; at most they take a type of kit, lib or the contract.',
      from: { path: [paths, modals] },
      to: { path: repositoryFiles, pathNot: inside(['src/kit', 'src/lib', 'src/api/gen']) },
    },
    {
      name: 'messages-honour-choices',
      severity: 'error',
      comment: 'Only proofs and what an owner must know leave directly; all else is a message.',
      from: {
        path: '^platform/(handlers|domain)/',
        pathNot: [
          tests,
          '^platform/domain/accounts/',
          '^platform/handlers/account/passwords\\.ts$',
        ],
      },
      to: { path: '^platform/domain/base/context/outgoing\\.ts$' },
    },
    {
      name: 'no-mock-in-the-portal',
      severity: 'error',
      comment: 'Only src/startMocks.ts may import mocks/.',
      from: { path: '^src/', pathNot: [tests, startMocks] },
      to: { path: '^mocks/' },
    },
    {
      name: 'mocks-load-on-demand',
      severity: 'error',
      comment:
        'A static import would put the mocks into the portal that players get, and into every gateway.',
      from: { path: [startMocks, demonstration] },
      to: { path: '^mocks/', dynamic: false },
    },
    {
      name: 'portal-stands-on-src',
      severity: 'error',
      comment: 'The portal talks to servers through HTTP, never through their code.',
      from: { path: '^src/', pathNot: tests },
      to: { path: '^(platform|gateway|codegen|scripts)/' },
    },
    {
      name: 'no-test-in-production',
      severity: 'error',
      comment: 'What ships must not need what tests it.',
      from: { path: repositoryFiles, pathNot: [tests, '^scripts/'] },
      to: { path: tests },
    },
    {
      name: 'no-development-package-in-production',
      severity: 'error',
      comment: 'Move the package to "dependencies", or keep it out of what ships.',
      from: { path: '^(src|gateway|platform)/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      comment: 'The file or package does not exist. Relative imports carry their extension.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node'] },
  },
}
