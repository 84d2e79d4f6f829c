import { Icon } from './icons.tsx'

export const GamesIcon = () => (
  <Icon>
    <path d="M3 3h5.500v5.500H3ZM11.500 3H17v5.500h-5.500ZM3 11.500h5.500V17H3ZM11.500 11.500H17V17h-5.500Z" />
  </Icon>
)
export const StarIcon = () => (
  <Icon>
    <path d="m10 2.500 2.300 4.800 5.200.700-3.800 3.600.900 5.200L10 14.300l-4.600 2.500.900-5.200L2.500 8l5.200-.700Z" />
  </Icon>
)
export const WalletIcon = () => (
  <Icon>
    <path d="M15.500 6.500V4h-11a1.500 1.500 0 0 0 0 3H17v10H4.500A1.500 1.500 0 0 1 3 15.500v-10M14 12h.01" />
  </Icon>
)
export const UserIcon = () => (
  <Icon>
    <circle cx="10" cy="6.500" r="3.500" />
    <path d="M3.500 17.500c0-3.600 2.700-5.500 6.500-5.500s6.500 1.900 6.500 5.500" />
  </Icon>
)
export const LogInIcon = () => (
  <Icon>
    <g className="mirrored">
      <path d="M12 3h3.500A1.500 1.500 0 0 1 17 4.500v11a1.500 1.500 0 0 1-1.500 1.500H12M8 6l4 4-4 4M12 10H3" />
    </g>
  </Icon>
)
