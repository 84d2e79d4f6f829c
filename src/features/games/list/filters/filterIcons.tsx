import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/icons.tsx'
import type { ListFilter } from '../listAddress.ts'

export const filterIcons: Readonly<Record<ListFilter, ReactNode>> = {
  ALL: (
    <Icon>
      <rect x="3" y="3" width="5.500" height="5.500" rx="1.200" />
      <rect x="11.500" y="3" width="5.500" height="5.500" rx="1.200" />
      <rect x="3" y="11.500" width="5.500" height="5.500" rx="1.200" />
      <rect x="11.500" y="11.500" width="5.500" height="5.500" rx="1.200" />
    </Icon>
  ),
  HOT: (
    <Icon>
      <path d="M10 2.500c.6 3-3.900 4.900-3.900 9a4.200 4.200 0 0 0 8.200 1.300c.7-2.600-.9-4.300-1.700-5.400-.3 1.300-.9 1.900-1.600 2.200.5-2.900.1-5.400-1-7.100Z" />
    </Icon>
  ),
  NEW: (
    <Icon>
      <path d="m10 2.500 1.700 4.700 4.800 1.800-4.800 1.800L10 15.500l-1.700-4.700L3.500 9l4.800-1.800ZM16 14.500v3M14.500 16h3" />
    </Icon>
  ),
  RECENT: (
    <Icon>
      <circle cx="10" cy="10" r="7.200" />
      <path d="M10 6v4.200l2.800 1.700" />
    </Icon>
  ),
  FAV: (
    <Icon>
      <path d="m10 2.800 2.200 4.600 5 .7-3.600 3.500.9 5L10 14.200l-4.500 2.400.9-5L2.800 8.100l5-.7Z" />
    </Icon>
  ),
}
