import type { ReactNode } from 'react'
import type { AgentPageId } from '../../paths.ts'
import { Icon } from '../../ui/icons.tsx'
import { ChartIcon, ListIcon, TeamIcon } from '../../ui/menuIcons.tsx'
import { WalletIcon } from '../../ui/navigationIcons.tsx'
import { InviteIcon, ReceiptIcon } from '../../ui/placeIcons.tsx'

export const agentIcons: Readonly<Record<AgentPageId, ReactNode>> = {
  announcements: (
    <Icon>
      <path d="M3 8v4h3l7 4V4L6 8ZM6 12v4.500M16 8a3 3 0 0 1 0 4" />
    </Icon>
  ),
  teamOverview: (
    <Icon>
      <path d="M3 3h6v6H3ZM11 3h6v4h-6ZM11 9h6v8h-6ZM3 11h6v6H3Z" />
    </Icon>
  ),
  registerCentre: <InviteIcon />,
  downline: <TeamIcon />,
  teamBetting: <ListIcon />,
  userLoss: <ChartIcon />,
  income: <WalletIcon />,
  accountDetails: <ReceiptIcon />,
  dividend: (
    <Icon>
      <path d="M10 2.800a7.200 7.200 0 1 0 7.200 7.200H10ZM13 2.500V7h4.500A7.200 7.200 0 0 0 13 2.500Z" />
    </Icon>
  ),
  dailySalary: (
    <Icon>
      <path d="M3 4.500h14V17H3ZM3 8.500h14M6.500 2.500v3.500M13.500 2.500v3.500" />
    </Icon>
  ),
  hourlySalary: (
    <Icon>
      <circle cx="10" cy="10" r="7.200" />
      <path d="M10 5.500V10l3 2" />
    </Icon>
  ),
  realTimeSalary: (
    <Icon>
      <path d="M2.500 10H6l2.500-6 3.500 12 2.500-6h3" />
    </Icon>
  ),
}
