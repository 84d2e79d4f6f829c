import { lazyPart } from '../kit/hydration/lazyPart.tsx'
import { memberRows } from './memberRows.ts'
import type { Page } from './page.ts'

/** The member centre around all of its pages; it loads the page's own screen. */
const centre = {
  area: 'member',
  frame: 'centre',
  access: 'full',
  file: 'member/MemberCentre.tsx',
  Screen: lazyPart(() => import('./member/MemberCentre.tsx').then((file) => file.MemberCentre)),
} as const

export const memberPages: readonly Page[] = memberRows.map((row) => ({ ...row, ...centre }))
