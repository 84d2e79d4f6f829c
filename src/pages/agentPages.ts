import { lazyPart } from '../kit/hydration/lazyPart.tsx'
import { agentRows } from './agentRows.ts'
import type { Page } from './page.ts'

/** The agent centre around all of its pages; it loads the page's own screen. */
const centre = {
  area: 'agent',
  frame: 'centre',
  access: 'agents',
  file: 'agent/AgentCentre.tsx',
  Screen: lazyPart(() => import('./agent/AgentCentre.tsx').then((file) => file.AgentCentre)),
} as const

export const agentPages: readonly Page[] = agentRows.map((row) => ({ ...row, ...centre }))
