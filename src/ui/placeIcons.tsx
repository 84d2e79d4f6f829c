import { Icon } from './icons.tsx'

/** Icons of the pages that every page links to, loaded with the first paint. */
export const HomeIcon = () => (
  <Icon>
    <path d="M3 9.200 10 3l7 6.200M5 8v9h3.500v-5h3v5H15V8" />
  </Icon>
)
export const CrownIcon = () => (
  <Icon>
    <path d="M3 6.500 6.500 10 10 4l3.500 6L17 6.500 15.800 15H4.200Z" />
  </Icon>
)
export const InviteIcon = () => (
  <Icon>
    <circle cx="8" cy="6.500" r="3" />
    <path d="M2.500 17c0-3.300 2.200-5.500 5.500-5.500s5.500 2.200 5.500 5.500M15.500 5v5M13 7.500h5" />
  </Icon>
)
export const ReceiptIcon = () => (
  <Icon>
    <path d="M4.500 2.500h11v15l-2.200-1.500-1.600 1.500L10 16l-1.700 1.500L6.700 16l-2.200 1.500ZM7.500 7h5M7.500 10.500h5" />
  </Icon>
)
export const TagIcon = () => (
  <Icon>
    <path d="M3 3.500h6.500L17 11l-6 6-8-7.500ZM6.500 7h.01" />
  </Icon>
)
export const PhoneIcon = () => (
  <Icon>
    <rect x="5.500" y="2" width="9" height="16" rx="2" />
    <path d="M9 15.200h2" />
  </Icon>
)
export const BellIcon = () => (
  <Icon>
    <path d="M10 3a4.500 4.500 0 0 0-4.500 4.500c0 4-1.500 5.500-1.500 5.500h12s-1.500-1.500-1.500-5.500A4.500 4.500 0 0 0 10 3ZM8.500 16a1.600 1.600 0 0 0 3 0" />
  </Icon>
)
export const HeadsetIcon = () => (
  <Icon>
    <path d="M3.500 12v-2a6.500 6.500 0 0 1 13 0v2M3.500 11.500h3v4.500h-3ZM13.500 11.500h3v4.500h-3ZM16.500 16c0 1.500-2 2-4.500 2" />
  </Icon>
)
export const FoldIcon = () => (
  <Icon>
    <g className="mirrored">
      <path d="M3 4.500h14M9 10h8M3 15.500h14M6 7.500 3.500 10 6 12.500" />
    </g>
  </Icon>
)
