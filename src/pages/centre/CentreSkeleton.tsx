import { LoadingRegion } from '../../kit/query/LoadingRegion.tsx'
import type { Page } from '../page.ts'
import classes from './CentreSkeleton.module.css'

const lines = Array.from({ length: 18 }, (_, line) => line)

/** Skeleton of the card and the menu beside a page of a centre. */
export const SideSkeleton = ({ page }: { page: Page }) => (
  <div className={classes.side} data-area={page.area} aria-hidden="true">
    {lines.map((line) => (
      <span key={line} />
    ))}
  </div>
)

/** Pages with filters above a table. */
const recordPages: ReadonlySet<string> = new Set([
  'member.bettingRecord',
  'member.accountRecord',
  'member.profitAndLoss',
  'member.bonusDetails',
  'member.redemptions',
  'agent.downline',
  'agent.teamBetting',
  'agent.userLoss',
  'agent.income',
  'agent.accountDetails',
  'agent.dividend',
  'agent.dailySalary',
  'agent.hourlySalary',
  'agent.realTimeSalary',
])

/** Pages with a form, and a summary beside the form. */
const formPages: ReadonlySet<string> = new Set(['member.deposit', 'member.withdraw'])

function shapeOf({ id }: Page) {
  if (recordPages.has(id)) return 'records'
  return formPages.has(id) ? 'form' : 'panels'
}

/** Skeleton of a page's content, in the layout of that content. */
export const ScreenSkeleton = ({ page }: { page: Page }) => (
  <LoadingRegion>
    <div className={classes.screen} data-shape={shapeOf(page)} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  </LoadingRegion>
)
