import type { Page } from '@playwright/test'
import { admission, type Person } from '../../src/app/shell/admission.ts'
import { isPathPattern } from '../../src/lib/pathPattern.ts'
import { notFoundPage, pages } from '../../src/pages/pages.ts'
import { paths } from '../../src/paths.ts'
import { enterAs, enterAsAgent } from './enterAs.ts'
import { examplePaths } from './examplePaths.ts'

export type PortalPage = (typeof pages)[number]

/** Kind of user with the pages of the portal that it may open. */
export type Audience = {
  who: 'a visitor' | 'a member' | 'an agent'
  person: Person
  /** Opens the portal with a session of this audience. */
  enter(page: Page): Promise<unknown>
  /** True for a page that the tests of another audience open already. */
  isCovered(page: PortalPage): boolean
}

const modules = new Set(pages.flatMap(({ flag }) => flag ?? []))
const signedIn = { session: { kind: 'signedIn', token: '' }, modules, wasIn: false } as const

export const visitor: Audience = {
  who: 'a visitor',
  person: {
    session: { kind: 'visitor', sessionEnd: false },
    kind: undefined,
    modules,
    wasIn: false,
  },
  enter: (page) => page.goto('/'),
  isCovered: () => false,
}

export const member: Audience = {
  who: 'a member',
  person: { ...signedIn, kind: 'member' },
  enter: (page) => enterAs(page, 'ana'),
  isCovered: ({ access = 'everybody' }) => access === 'everybody',
}

export const agent: Audience = {
  who: 'an agent',
  person: { ...signedIn, kind: 'agent' },
  enter: (page) => enterAsAgent(page, 'carla', '/agentHome'),
  isCovered: ({ area }) => area !== 'agent',
}

function addressOf({ id, paths: [path] }: PortalPage): string {
  const address = examplePaths[id] ?? path
  if (isPathPattern(address) || address === '*') throw new Error(`${id} needs an example`)
  return address
}

/**
 * URL paths of all pages that an audience may open, one per page.
 * @param isIncluded excludes a page by returning false.
 */
export function addressesFor(
  { person }: Audience,
  isIncluded: (page: PortalPage) => boolean = () => true,
): string[] {
  return [...pages, notFoundPage]
    .filter((page) => ['open', 'ask'].includes(admission(page, person)))
    .filter(isIncluded)
    .map(addressOf)
    .filter((path) => !(path === paths.agent() && person.kind === 'agent'))
}
