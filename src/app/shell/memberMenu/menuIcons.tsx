import type { ReactNode } from 'react'
import { SignOutIcon } from '../../../ui/controlIcons.tsx'
import { ChartIcon, GiftIcon, ListIcon, StoreIcon, TeamIcon } from '../../../ui/menuIcons.tsx'
import { CrownIcon, HeadsetIcon, InviteIcon, ReceiptIcon } from '../../../ui/placeIcons.tsx'
import type { MenuEntryId } from './memberMenu.ts'

export const menuIcons: Record<MenuEntryId, ReactNode> = {
  register: <InviteIcon />,
  vip: <CrownIcon />,
  bettingRecord: <ListIcon />,
  accountRecord: <ReceiptIcon />,
  profitAndLoss: <ChartIcon />,
  rewardCentre: <GiftIcon />,
  pointMall: <StoreIcon />,
  customerService: <HeadsetIcon />,
  agent: <TeamIcon />,
  logout: <SignOutIcon />,
}
