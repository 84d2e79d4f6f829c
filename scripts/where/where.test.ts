import { describe, expect, it } from 'vitest'
import { endpointsOf } from './endpoints.ts'
import { findWord, suggestionsFor } from './findWord.ts'
import { tellNoun } from './noun.ts'
import { type Repository, reachedFrom } from './repository.ts'
import { screensOf } from './screens.ts'
import { byFile, byFolder, tell } from './tell.ts'

/** Minimal repository with a page, a dialog and two calls. */
const repository: Repository = new Map([
  [
    'openapi/portal.yaml',
    `paths:
  /wps/wallet/withdraw:
    $ref: ./paths/wallet.yaml#/withdraw
  /wps/member/{id}:
    get:
      operationId: member
    delete:
      operationId: forget
components: {}
`,
  ],
  ['openapi/paths/wallet.yaml', 'deposit:\n  put: {}\nwithdraw:\n  post:\n    get: no method\n'],
  [
    'src/paths.ts',
    "export const paths = {\n  home: () => '/',\n  cashOut: (q) => withQuery('/member/withdraw', q),\n}",
  ],
  [
    'src/pages/pages.ts',
    `export const pages = [
  {
    id: 'home',
    paths: [paths.home(), '/index'],
    Screen: lazyPart(() => import('./HomePage.tsx')),
  },
  {
    id: 'withdraw',
    paths: [paths.cashOut()],
    Screen: lazyPart(() =>
      import('./member/WithdrawPage.tsx').then((file) => file.WithdrawPage),
    ),
  },
]`,
  ],
  [
    'src/app/modalRegistry.ts',
    "export const modalRegistry = {\n  login: {\n    Content: lazyPart(() => import('../features/session/LoginDialog.tsx')),\n  },\n}",
  ],
  ['src/pages/HomePage.tsx', "import { Card } from '../ui/Card.tsx'"],
  ['src/pages/member/WithdrawPage.tsx', "import { Form } from '../../features/wallet/Form.tsx'"],
  [
    'src/features/wallet/Form.tsx',
    "import { useSend } from './useSend.ts'\nimport '@mantine/core'\nimport './Form.module.css'",
  ],
  [
    'src/features/wallet/useSend.ts',
    "import type { Form } from './Form.tsx'\n// write('POST /wps/wallet/withdraw')\nwrite('POST /wps/wallet/withdraw', {})",
  ],
  ['src/features/wallet/useSend.test.ts', ''],
  ['src/features/session/LoginDialog.tsx', 'read(`/wps/member/{id}`)'],
  ['src/ui/Card.tsx', ''],
  [
    'platform/handlers/wallet/wallet.ts',
    "export const wallet = {\n  'POST /wps/wallet/withdraw': () => 1,\n}",
  ],
  ['tests/e2e/withdraw.e2e.ts', "await expectCall('/wps/wallet/withdraw')"],
  [
    'locales/en.json',
    '{\n  "home": {\n    "title": "Home"\n  },\n  "withdraw": {\n    "amount": { "label": "Amount" },\n    "send": "Send {braces}"\n  },\n  "end": "End"\n}',
  ],
])

describe('screens of the portal', () => {
  it('screensOf lists pages with their URL paths and dialogs with the calls that open them', () => {
    expect(
      screensOf(repository).map(({ kind, id, file, openedBy, place }) => [
        kind,
        id,
        file,
        openedBy,
        place,
      ]),
    ).toEqual([
      ['page', 'home', 'src/pages/HomePage.tsx', '/ /index', 'src/pages/pages.ts:3'],
      [
        'page',
        'withdraw',
        'src/pages/member/WithdrawPage.tsx',
        '/member/withdraw',
        'src/pages/pages.ts:8',
      ],
      [
        'dialog',
        'login',
        'src/features/session/LoginDialog.tsx',
        "openModal({ name: 'login' })",
        'src/app/modalRegistry.ts:2',
      ],
    ])
  })
})

describe('imports of a file', () => {
  it('imports are followed transitively, even in a cycle', () => {
    expect([...reachedFrom(repository, 'src/pages/member/WithdrawPage.tsx')]).toEqual([
      'src/pages/member/WithdrawPage.tsx',
      'src/features/wallet/Form.tsx',
      'src/features/wallet/useSend.ts',
    ])
  })
})

describe('calls of a path', () => {
  it('a path of the contract is listed with its lines in contract, portal, handlers and tests, except comments', () => {
    expect(endpointsOf(repository)).toEqual([
      {
        path: '/wps/wallet/withdraw',
        methods: ['POST'],
        contract: ['openapi/paths/wallet.yaml:4'],
        calls: ['src/features/wallet/useSend.ts:3'],
        mocks: ['platform/handlers/wallet/wallet.ts:2'],
        tests: ['tests/e2e/withdraw.e2e.ts:1'],
      },
      {
        path: '/wps/member/{id}',
        methods: ['GET', 'DELETE'],
        contract: ['openapi/portal.yaml:5', 'openapi/portal.yaml:7'],
        calls: ['src/features/session/LoginDialog.tsx:1'],
        mocks: [],
        tests: [],
      },
    ])
  })
})

describe('search for a word', () => {
  it("a page's name finds the page, its handler and its tests", () => {
    const found = findWord(repository, 'withdraw')
    expect(found.screens).toMatchObject([
      {
        id: 'withdraw',
        features: ['src/features/wallet/Form.tsx', 'src/features/wallet/useSend.ts'],
        calls: ['/wps/wallet/withdraw'],
      },
    ])
    expect(found.endpoints.map(({ path }) => path)).toEqual(['/wps/wallet/withdraw'])
    expect(found.tests).toEqual([
      'src/features/wallet/useSend.test.ts',
      'tests/e2e/withdraw.e2e.ts',
    ])
    expect(found.messages).toEqual([
      { id: 'withdraw.amount.label', place: 'locales/en.json:6', text: 'Amount' },
      { id: 'withdraw.send', place: 'locales/en.json:7', text: 'Send {braces}' },
    ])
  })

  it.each([
    ['log-in', 'login'],
    ['LOGIN', 'login'],
    ['/member/withdraw', 'withdraw'],
    ['index', 'home'],
  ])('the word %s finds the screen %s', (word, id) => {
    expect(findWord(repository, word).screens.map((screen) => screen.id)).toEqual([id])
  })

  it("a feature's name finds its files", () => {
    expect(findWord(repository, 'wallet').files).toEqual([
      'platform/handlers/wallet/wallet.ts',
      'src/features/wallet/Form.tsx',
      'src/features/wallet/useSend.ts',
    ])
  })

  it('a message id finds the line of the message', () => {
    expect(findWord(repository, 'home.title').messages).toEqual([
      { id: 'home.title', place: 'locales/en.json:3', text: 'Home' },
    ])
  })

  it('an unknown word finds nothing but suggests similar names', () => {
    expect(tell(findWord(repository, 'withdrawl'))).toEqual([])
    expect(suggestionsFor(repository, 'withdrawl')).toEqual(['withdraw', '/wps/wallet/withdraw'])
  })
})

describe('output of the search', () => {
  it('the output lists every layer of a page', () => {
    expect(tell(findWord(repository, 'withdraw'))).toEqual([
      'page withdraw',
      '  opened    /member/withdraw',
      '  screen    src/pages/member/WithdrawPage.tsx',
      '  listed    src/pages/pages.ts:8',
      '  features  src/features/wallet/  Form.tsx useSend.ts',
      '  calls     /wps/wallet/withdraw',
      '',
      'call POST /wps/wallet/withdraw',
      '  contract  openapi/paths/wallet.yaml:4',
      '  handler   platform/handlers/wallet/wallet.ts:2',
      '  called    src/features/wallet/useSend.ts:3',
      '  tests     tests/e2e/withdraw.e2e.ts:1',
      '',
      'texts',
      '  locales/en.json:6  withdraw.amount.label',
      '  locales/en.json:7  withdraw.send',
      '',
      'tests',
      '  src/features/wallet/  useSend.test.ts',
      '  tests/e2e/  withdraw.e2e.ts',
      '',
    ])
  })

  it('the output for a noun lists its files from the contract to the tests', () => {
    const whole = new Map([
      ...repository,
      ['platform/domain/money/wallet/vendorWallets.ts', ''],
      ['src/features/wallet/Title.tsx', '<FormattedMessage id="withdraw.send" />'],
      ['tests/e2e/wallet/wallet.e2e.ts', ''],
    ])
    expect(tellNoun(whole, 'Wallet')).toEqual([
      'contract',
      '  openapi/paths/wallet.yaml:4  POST /wps/wallet/withdraw',
      '',
      'handlers',
      '  platform/handlers/wallet/  wallet.ts',
      '',
      'domain',
      '  platform/domain/money/wallet/  vendorWallets.ts',
      '',
      'screens',
      '  src/pages/member/WithdrawPage.tsx  page withdraw  /member/withdraw',
      '',
      'features',
      '  src/features/wallet/  Form.tsx useSend.ts Title.tsx',
      '',
      'texts',
      '  locales/en.json:7  withdraw',
      '',
      'tests',
      '  src/features/wallet/  useSend.test.ts',
      '  tests/e2e/wallet/  wallet.e2e.ts',
      '',
    ])
    expect(tellNoun(whole, 'withdraw')).toEqual([])
  })

  it('lines of one file and files of one folder share a row', () => {
    expect(byFile(['a.ts:3', 'b.ts:1', 'a.ts:9'])).toEqual(['a.ts:3, 9', 'b.ts:1'])
    expect(byFolder(['a/One.tsx', 'b/c.ts', 'a/two.ts'])).toEqual([
      'a/  One.tsx two.ts',
      'b/  c.ts',
    ])
  })
})

it('screensOf finds a page whose screen is defined in a shared object, and a page of the member centre', () => {
  const screens = screensOf(
    new Map([
      [
        'src/pages/gamePages.ts',
        "const room = {\n  Screen: lazyPart(() => import('./games/RoomPage.tsx')),\n}\nexport const gamePages = [\n  { id: 'lottery', paths: ['/lottery'], ...room },\n]",
      ],
      [
        'src/pages/member/memberScreens.ts',
        "export const memberScreens = {\n  wallet: lazyPart(() =>\n    import('../../features/wallet/Wallets.tsx'),\n  ),\n}",
      ],
    ]),
  )
  expect(screens.find(({ id }) => id === 'lottery')).toMatchObject({
    file: 'src/pages/games/RoomPage.tsx',
    openedBy: '/lottery',
  })
  expect(screens.find(({ id }) => id === 'wallet')).toMatchObject({
    file: 'src/features/wallet/Wallets.tsx',
    openedBy: '/member/wallet',
  })
})
