import { describe, expect, it } from 'vitest'
import { createFindDependents } from './dependents.ts'
import type { Repository } from './repository.ts'

const page = (id: string, file: string) =>
  `  {\n    id: '${id}',\n    Screen: lazyPart(() => import('./${file}.tsx')),\n  },`

const repository: Repository = new Map([
  [
    'openapi/portal.yaml',
    'paths:\n  /wps/member/{id}:\n    get: {}\n    put: {}\ncomponents: {}\n',
  ],
  [
    'src/pages/pages.ts',
    `export const pages = [\n${page('home', 'Home')}\n${page('profile', 'Profile')}\n]`,
  ],
  ['src/pages/Home.tsx', "import '../features/news.ts'"],
  ['src/pages/Profile.tsx', "import '../features/profile.ts'"],
  ['src/features/news.ts', ''],
  ['src/features/profile.ts', "read('/wps/member/{id}')\nwrite('PUT /wps/member/{id}')"],
  ['src/session/staleAfter.ts', "onEvent('renamed', () => {})"],
  ['platform/handlers/account/member.ts', "'GET /wps/member/{id}': 1,\n'PUT /wps/member/{id}': 2,"],
  ['platform/handlers/member.test.ts', "ask('PUT /wps/member/{id}')"],
])
const find = createFindDependents(repository)

describe('dependents of an operation', () => {
  it('dependents of an operation are the screens that call it, its handler and its tests', () => {
    expect(find(['PUT /wps/member/{id}'])).toEqual({
      calls: ['src/features/profile.ts:1', 'src/features/profile.ts:2'],
      screens: ['profile'],
      mocks: ['platform/handlers/account/member.ts:2'],
      tests: ['platform/handlers/member.test.ts:1'],
    })
  })

  it('a line that calls the path with another method is not a dependent', () => {
    const { calls, mocks, tests } = find(['GET /wps/member/{id}'])
    expect(calls).toEqual(['src/features/profile.ts:1'])
    expect(mocks).toEqual(['platform/handlers/account/member.ts:1'])
    expect(tests).toEqual([])
  })

  it('dependents of several operations are listed once', () => {
    const { calls, mocks } = find(['GET /wps/member/{id}', 'PUT /wps/member/{id}'])
    expect(calls).toEqual(['src/features/profile.ts:1', 'src/features/profile.ts:2'])
    expect(mocks).toEqual([
      'platform/handlers/account/member.ts:1',
      'platform/handlers/account/member.ts:2',
    ])
  })

  it('dependents of an event are found by its name', () => {
    expect(find(['event renamed'])).toEqual({
      calls: ['src/session/staleAfter.ts:1'],
      screens: [],
      mocks: [],
      tests: [],
    })
  })

  it('an operation that the contract lacks has no dependents', () => {
    expect(find(['GET /wps/gone'])).toEqual({ calls: [], screens: [], mocks: [], tests: [] })
  })
})
