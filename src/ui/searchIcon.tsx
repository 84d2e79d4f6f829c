import { Icon } from './icons.tsx'

export const SearchIcon = () => (
  <Icon>
    <circle cx="9" cy="9" r="5.500" />
    <path d="m13.200 13.200 3.800 3.800" />
  </Icon>
)
