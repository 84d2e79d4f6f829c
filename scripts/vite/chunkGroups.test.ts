import { expect, it } from 'vitest'
import { chunkGroups } from './chunkGroups.ts'
import { findImports, findUsers, type Modules } from './moduleUsers.ts'

type Row = { imports?: readonly string[]; later?: readonly string[] }

/** Module graph for the tests. The modules of `later` are imported dynamically. */
function modulesOf(rows: Readonly<Record<string, Row>>): Modules {
  return {
    getModuleInfo(id) {
      const row = rows[id]
      if (row === undefined) return null
      const isImporter = ([, { later = [] }]: [string, Row]) => later.includes(id)
      return {
        isEntry: false,
        importedIds: row.imports ?? [],
        dynamicallyImportedIds: row.later ?? [],
        dynamicImporters: Object.entries(rows)
          .filter(isImporter)
          .map(([importer]) => importer),
      }
    },
  }
}

it('findUsers lists the entries and dynamic imports that use a module, even in an import cycle', () => {
  const modules = modulesOf({
    main: { imports: ['shared'], later: ['page'] },
    page: { imports: ['part'] },
    part: { imports: ['shared', 'circle'] },
    circle: { imports: ['part'] },
    shared: {},
  })
  const users = findUsers(['main'], modules)
  expect([...(users.get('shared') ?? [])]).toEqual(['main', 'page'])
  expect([...(users.get('circle') ?? [])]).toEqual(['page'])
  expect([...findImports(['part'], modules)].sort()).toEqual(['circle', 'part', 'shared'])
})

const deposit = '/src/pages/member/DepositScreen.tsx'
const centre = '/src/pages/member/MemberCentre.tsx'
const promotions = '/src/pages/public/PromotionsPage.tsx'
const rng = '/src/pages/games/GameListPage.tsx'
const sports = '/src/pages/games/GameCentrePage.tsx'
const homeGames = '/src/features/games/home/HomeGames.tsx'
const footer = '/src/app/shell/footer/Footer.tsx'
const login = '/src/features/session/login/LoginDialog.tsx'
const host = '/src/app/ModalHost.tsx'
const html = '/src/kit/html/ShownHtml.tsx'
const rules = '/src/operator/rules/Rules.tsx'
const preview = '/src/operator/preview/frame/main.tsx'
const modules = modulesOf({
  '/src/app/main.tsx': {
    imports: ['/react', '/src/shell.ts'],
    later: [centre, promotions, rng, sports, homeGames, footer, login, host, html],
  },
  '/src/operator/main.tsx': { imports: ['/react'], later: [rules] },
  [host]: { imports: ['/src/frame.ts', '/src/close.ts'] },
  [html]: { imports: ['/node_modules/purifier/index.js'] },
  [rules]: { imports: ['/src/spinner.ts', '/src/icon.ts', '/src/close.ts'] },
  [preview]: { imports: ['/src/field.ts'] },
  [rng]: { imports: ['/src/tile.ts', '/src/card.ts', '/src/spinner.ts'] },
  [homeGames]: { imports: ['/src/card.ts', '/src/kit/live.ts'] },
  [sports]: { imports: ['/src/tile.ts'] },
  [footer]: { imports: ['/src/links.ts', '/src/reason.ts', '/src/icon.ts'] },
  [login]: {
    imports: [
      '/src/frame.ts',
      '/src/remember.ts',
      '/src/field.ts',
      '/src/reason.ts',
      '/src/kit/live.ts',
    ],
  },
  '/src/tile.ts': {},
  '/src/frame.ts': {},
  '/src/close.ts': {},
  '/node_modules/purifier/index.js': {},
  '/src/card.ts': {},
  '/src/kit/live.ts': {},
  '/src/spinner.ts': {},
  '/src/icon.ts': {},
  '/src/links.ts': {},
  '/src/remember.ts': {},
  '/src/reason.ts': {},
  '/src/field.ts': {},
  '/react': {},
  '/src/shell.ts': {},
  [centre]: { imports: ['/src/menu.ts', '/src/panel.ts'], later: [deposit] },
  [deposit]: {
    imports: [
      '/src/pix.ts',
      '/src/kit/live.ts',
      '/src/panel.ts',
      '/src/form.ts',
      '/src/dates.ts',
      '/src/ui/layout.module.css',
    ],
  },
  [promotions]: { imports: ['/src/reason.ts', '/src/panel.ts', '/src/form.ts', '/src/dates.ts'] },
  '/src/menu.ts': {},
  '/src/pix.ts': {},
  '/src/panel.ts': { imports: ['/src/panel.module.css'] },
  '/src/panel.module.css': {},
  '/src/ui/layout.module.css': {},
  '/src/dates.ts': {},
  '/src/form.ts': { imports: ['/node_modules/forms/index.js'] },
  '/node_modules/forms/index.js': {},
})

it.each([
  ['/react', 'base'],
  ['/src/shell.ts', 'start'],
  ['/src/icon.ts', 'begin'],
  ['/src/spinner.ts', 'controls'],
  ['/src/tile.ts', 'lists'],
  ['/src/card.ts', 'content'],
  // Log-in uses the module too, but the home page must not load the chunk of log-in.
  ['/src/kit/live.ts', 'shared'],
  ['/src/links.ts', 'frame'],
  // All bars share a chunk, because they are hydrated one after the other.
  [footer, 'frame'],
  ['/src/remember.ts', 'entrance'],
  // Other dialogs load the host without log-in and without the controls of forms.
  ['/src/frame.ts', 'host'],
  ['/src/close.ts', 'begin'],
  // The sanitizer and the component that uses it are one file.
  [html, 'html'],
  ['/node_modules/purifier/index.js', 'html'],
  // A bar must not wait for the chunk of a dialog.
  ['/src/reason.ts', 'shared'],
  ['/src/field.ts', 'fields'],
  ['/src/menu.ts', 'centre'],
  ['/src/pix.ts', 'cashier'],
  ['/src/panel.ts', 'parts'],
  // The style sheet is not in the chunk `parts`: dialogs load the style sheet without `parts`, and
  // public pages load `parts` without the style sheet.
  ['/src/ui/layout.module.css', 'layout'],
  ['/src/dates.ts', 'plain'],
  // The module imports a package that is not in `base`.
  ['/src/form.ts', undefined],
  // A dynamically imported module keeps its own chunk.
  ['/src/app/main.tsx', undefined],
  [deposit, undefined],
])('the module %s is in the chunk %s', (id, expected) => {
  const groups = chunkGroups('/').toSorted((one, other) => other.priority - one.priority)
  const names = groups.map(({ name }) => name(id, modules)).filter((name) => name !== null)
  expect(names[0]).toBe(expected)
})
