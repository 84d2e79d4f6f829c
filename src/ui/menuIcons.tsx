import { Icon } from './icons.tsx'

export const ListIcon = () => (
  <Icon>
    <g className="mirrored">
      <path d="M7 5h10M7 10h10M7 15h10M3 5h.01M3 10h.01M3 15h.01" />
    </g>
  </Icon>
)
export const ChartIcon = () => (
  <Icon>
    <path d="M3 3v14h14M6.500 13l3-3.500 2.500 2 4-5" />
  </Icon>
)
export const GiftIcon = () => (
  <Icon>
    <path d="M3.500 9.500h13v7.500h-13ZM2.500 6h15v3.500h-15ZM10 6v11M10 6C7 6 5.500 4.800 6 3.500S9 3 10 6c1-3 3.500-3.800 4-2.500S13 6 10 6Z" />
  </Icon>
)
export const StoreIcon = () => (
  <Icon>
    <path d="M3.500 8.500 4.500 3h11l1 5.500a2.200 2.200 0 0 1-4.300 0 2.200 2.200 0 0 1-4.400 0 2.200 2.200 0 0 1-4.300 0ZM4.500 11v6h11v-6" />
  </Icon>
)
export const TeamIcon = () => (
  <Icon>
    <circle cx="7.500" cy="6.500" r="2.800" />
    <path d="M2.500 16.500c0-3 2-5 5-5s5 2 5 5M12.500 3.900a2.800 2.800 0 0 1 0 5.200M14.500 11.800c2 .6 3 2.300 3 4.700" />
  </Icon>
)
