import { describe, expect, it } from 'vitest'
import configuration from '../../.dependency-cruiser.mjs'
import { cruiseFixture, importLines } from './support/cruiseFixture.ts'

type Import = [from: string, to: string, rule?: string]

const allowed: Import[] = [
  ['src/api/read.ts', 'src/lib/money.ts'],
  ['src/kit/form/Field.tsx', 'src/ui/Input.tsx'],
  ['src/session/flags.ts', 'src/api/read.ts'],
  ['src/identity/code/CodeField.tsx', 'src/session/flags.ts'],
  ['src/features/wallet/Balance.tsx', 'src/session/flags.ts'],
  ['src/features/wallet/Balance.tsx', 'src/identity/code/CodeField.tsx'],
  ['src/features/wallet/Balance.tsx', 'src/features/wallet/wallet.queries.ts'],
  ['src/features/wallet/Balance.tsx', 'src/paths.ts'],
  ['src/features/wallet/Balance.test.tsx', 'platform/domain/base/context/context.ts'],
  ['src/features/wallet/Balance.test.tsx', 'tests/support/render.ts'],
  ['src/pages/Withdraw.tsx', 'src/features/wallet/Balance.tsx'],
  ['src/operator/Rules.tsx', 'src/features/registration/Form.tsx'],
  ['src/operator/Rules.tsx', 'src/identity/code/CodeField.tsx'],
  ['src/app/router.tsx', 'src/pages/Withdraw.tsx'],
  ['platform/domain/base/context/context.ts', 'src/lib/money.ts'],
  ['platform/domain/base/context/context.ts', 'src/api/gen/paths.ts'],
  ['platform/domain/play/bets/placeBet.ts', 'platform/domain/money/ledger/post.ts'],
  ['platform/server/server.ts', 'platform/domain/play/bets/placeBet.ts'],
  ['mocks/browser.ts', 'platform/server/server.ts'],
  ['gateway/commands/main.ts', 'platform/domain/base/context/context.ts'],
  ['codegen/main.mjs', 'codegen/patterns/schemaPattern.ts'],
  ['tests/support/render.ts', 'src/app/router.tsx'],
]

/** Imports that the layer rules forbid, each with the rule's name. */
const forbidden: Import[] = [
  ['src/lib/sum.ts', 'src/api/read.ts', 'layer-lib'],
  ['src/api/write.ts', 'src/kit/form/Field.tsx', 'layer-api'],
  ['src/ui/Table.tsx', 'src/api/read.ts', 'layer-ui'],
  ['src/kit/form/Sum.tsx', 'src/features/wallet/Balance.tsx', 'layer-kit'],
  ['src/kit/form/Sum.tsx', 'src/paths.ts', 'layer-kit'],
  ['src/kit/form/Sum.tsx', 'src/modals.ts', 'layer-kit'],
  ['src/session/session.ts', 'src/features/wallet/Balance.tsx', 'layer-session'],
  ['src/session/session.ts', 'src/identity/code/CodeField.tsx', 'layer-session'],
  ['src/identity/code/Sum.tsx', 'src/features/wallet/Balance.tsx', 'layer-identity'],
  ['src/money/amount/Sum.tsx', 'src/features/wallet/Balance.tsx', 'layer-money'],
  ['src/features/wallet/Deposit.tsx', 'src/pages/Withdraw.tsx', 'layer-features'],
  [
    'src/features/wallet/Deposit.tsx',
    'src/features/records/Bets.tsx',
    'no-import-of-another-feature',
  ],
  [
    'src/features/wallet/Deposit.test.tsx',
    'src/features/records/Bets.tsx',
    'no-import-of-another-feature',
  ],
  ['src/pages/Bets.tsx', 'src/app/router.tsx', 'layer-pages'],
  ['src/pages/Bets.tsx', 'src/api/read.ts', 'layer-pages'],
  ['src/operator/Bets.tsx', 'src/features/records/Bets.tsx', 'layer-operator'],
  ['src/worker/main.ts', 'src/lib/money.ts', 'layer-worker'],
  ['src/paths.ts', 'src/features/records/Bets.tsx', 'tables-stand-alone'],
  ['src/app/main.tsx', 'mocks/people/personas.ts', 'no-mock-in-the-portal'],
  ['src/app/main.tsx', 'gateway/commands/main.ts', 'portal-stands-on-src'],
  ['src/app/main.tsx', 'tests/support/render.ts', 'no-test-in-production'],
  ['src/app/shell.tsx', 'src/features/wallet/Balance.test.tsx', 'no-test-in-production'],
  ['src/app/main.tsx', 'platform/server/server.ts', 'portal-stands-on-src'],
  ['mocks/browser.ts', 'src/features/wallet/Balance.tsx', 'folder-mocks'],
  ['mocks/browser.ts', 'gateway/commands/main.ts', 'folder-mocks'],
  ['platform/server/server.ts', 'gateway/log/log.ts', 'folder-platform'],
  ['platform/server/answers.ts', 'mocks/people/personas.ts', 'folder-platform'],
  ['gateway/log/log.ts', 'mocks/people/personas.ts', 'folder-gateway'],
  ['gateway/demonstration.ts', 'mocks/people/personas.ts', 'mocks-load-on-demand'],
  ['platform/server/server.ts', 'src/kit/form/Field.tsx', 'folder-platform'],
  ['platform/domain/money/ledger/post.ts', 'platform/domain/play/bets/placeBet.ts', 'floor-money'],
  ['platform/domain/base/context/context.ts', 'platform/server/server.ts', 'floor-base'],
  [
    'platform/domain/accounts/registration/schedule.ts',
    'platform/domain/seed.ts',
    'floor-accounts',
  ],
  ['platform/domain/play/games/offer.ts', 'platform/domain/people/team/join.ts', 'floor-play'],
  ['platform/domain/people/team/join.ts', 'platform/handlers/wallet/wallet.ts', 'floor-people'],
  ['gateway/pages.ts', 'src/app/router.tsx', 'folder-gateway'],
  [
    'platform/domain/money/deposits/settleDeposit.ts',
    'platform/domain/base/context/outgoing.ts',
    'messages-honour-choices',
  ],
  ['codegen/main.mjs', 'src/lib/money.ts', 'folder-codegen'],
  ['codegen/runtime/fields.ts', 'codegen/contract/node.ts', 'generated-code-stands-alone'],
  ['scripts/mock.ts', 'codegen/mock/mockServer.ts', 'generator-by-name'],
  ['src/lib/round.ts', 'src/lib/missing.ts', 'nothing-unresolved'],
  ['gateway/log/log.ts', 'vitest', 'no-development-package-in-production'],
]

/**
 * Files of the tables `allowed` and `forbidden`, with their imports. A file named 'missing' is
 * imported, but not created.
 */
function fixture(): Record<string, string> {
  const imports = [...allowed, ...forbidden]
  const named = [...imports.map(([from]) => from), ...imports.map(([, to]) => to)]
  const paths = named.filter((path) => path.includes('/') && !path.includes('missing'))
  return Object.fromEntries(
    [...new Set(paths)].map((path) => [
      path,
      importLines(
        path,
        imports.filter(([from]) => from === path).map(([, to]) => to),
      ),
    ]),
  )
}

describe('layer rules', () => {
  const found = cruiseFixture({
    ...fixture(),
    'src/lib/one.ts': "import type { Two } from './two.ts'\nexport type One = Two",
    'src/lib/two.ts': "import type { Three } from './three.ts'\nexport type Two = Three",
    'src/lib/three.ts': "import type { One } from './one.ts'\nexport type Three = One",
    'src/app/loadMocks.ts': "export const load = () => import('../../mocks/people/personas.ts')",
    'src/startMocks.ts':
      "import '../mocks/people/personas.ts'\nexport const go = () => import('../mocks/browser.ts')",
  })

  it.each(allowed)('the layer rules allow %s to import %s', (from, to) => {
    expect(found.filter((line) => line.startsWith(`${from} > ${to}:`))).toEqual([])
  })

  it.each(forbidden)('the layer rules forbid %s to import %s', (from, to, rule) => {
    const ofBoth = found.filter((line) => line.startsWith(`${from} > `) && line.includes(to))
    expect(ofBoth.some((line) => line.endsWith(`: ${rule}`))).toBe(true)
  })

  it('the layer rules forbid import cycles, including those of type imports', () => {
    expect(found).toContain('src/lib/one.ts > src/lib/two.ts: no-cycle')
  })

  it('only startMocks may load the mocks, and only on demand', () => {
    const aboutMocks = found.filter((line) => /^src\/(app\/load|start)Mocks/.test(line))
    expect(aboutMocks.sort()).toEqual([
      'src/app/loadMocks.ts > mocks/people/personas.ts: no-mock-in-the-portal',
      'src/startMocks.ts > mocks/people/personas.ts: mocks-load-on-demand',
    ])
  })

  it('every layer rule has a case that breaks it', () => {
    const broken = new Set(found.map((line) => line.split(': ')[1]))
    const names: string[] = configuration.forbidden.map(({ name }) => name)
    expect(names.filter((name) => !broken.has(name))).toEqual([])
  })
})
