import type { ReactNode } from 'react'
import type { MemberPageId } from '../../paths.ts'
import { ChatIcon, PenIcon } from '../../ui/channelIcons.tsx'
import { RefreshIcon } from '../../ui/controlIcons.tsx'
import { Icon, ShieldIcon } from '../../ui/icons.tsx'
import { ChartIcon, GiftIcon, ListIcon, StoreIcon } from '../../ui/menuIcons.tsx'
import { StarIcon, UserIcon, WalletIcon } from '../../ui/navigationIcons.tsx'
import { CrownIcon, InviteIcon, ReceiptIcon } from '../../ui/placeIcons.tsx'

export const memberIcons: Readonly<Record<MemberPageId, ReactNode>> = {
  wallet: <WalletIcon />,
  deposit: (
    <Icon>
      <path d="M10 3v9.500M6 8.500l4 4 4-4M3.500 14v3h13v-3" />
    </Icon>
  ),
  withdraw: (
    <Icon>
      <path d="M10 12.500V3M6 7l4-4 4 4M3.500 14v3h13v-3" />
    </Icon>
  ),
  transferUpline: (
    <Icon>
      <path d="M4 6h11M11.500 2.500 15 6l-3.500 3.500M16 14H5M8.500 10.500 5 14l3.500 3.500" />
    </Icon>
  ),
  accountRecord: <ReceiptIcon />,
  creditReport: (
    <Icon>
      <path d="M5 2.500h7L15.500 6v11.500H5ZM12 2.500V6h3.500M7.500 10h5M7.500 13.500h5" />
    </Icon>
  ),
  bettingRecord: <ListIcon />,
  profitAndLoss: <ChartIcon />,
  protection: (
    <Icon>
      <path d="M10 17S3 12.800 3 7.800a3.800 3.800 0 0 1 7-2.100 3.800 3.800 0 0 1 7 2.100C17 12.800 10 17 10 17Z" />
    </Icon>
  ),
  rewardCentre: <GiftIcon />,
  bonusDetails: (
    <Icon>
      <path d="M3 6h14v2.500a1.500 1.500 0 0 0 0 3V14H3v-2.500a1.500 1.500 0 0 0 0-3ZM11.500 6v8" />
    </Icon>
  ),
  missions: (
    <Icon>
      <circle cx="10" cy="10" r="7.200" />
      <circle cx="10" cy="10" r="3.600" />
      <path d="M10 10h.01" />
    </Icon>
  ),
  redEnvelopes: (
    <Icon>
      <path d="M2.500 4.500h15v11h-15Zm0 .5 7.500 6 7.500-6" />
    </Icon>
  ),
  wheel: (
    <Icon>
      <circle cx="10" cy="10" r="7.200" />
      <circle cx="10" cy="10" r="1.600" />
      <path d="M10 2.800v5.600M10 11.600v5.600M2.800 10h5.600M11.600 10h5.600" />
    </Icon>
  ),
  vip: <CrownIcon />,
  rebates: <RefreshIcon />,
  points: <StarIcon />,
  redemptions: <StoreIcon />,
  referral: <InviteIcon />,
  account: <UserIcon />,
  identity: <ShieldIcon />,
  privacy: (
    <Icon>
      <path d="M5 9h10v8H5ZM7 9V6.500a3 3 0 0 1 6 0V9M10 12.500V14" />
    </Icon>
  ),
  messages: <ChatIcon />,
  feedback: <PenIcon />,
}
