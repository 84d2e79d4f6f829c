import type { ReactNode } from 'react'

/** Icon of 20 by 20 units, in lines of the text's colour. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

export const CloseIcon = () => (
  <Icon>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
)

export const DeviceIcon = () => (
  <Icon>
    <rect x="2.5" y="3.5" width="15" height="10" rx="1.5" />
    <path d="M7 17h6M10 13.5V17" />
  </Icon>
)

export const AlertIcon = () => (
  <Icon>
    <path d="M10 2.8 18 16.8H2ZM10 8v4M10 14.4v.1" />
  </Icon>
)

export const ShieldIcon = () => (
  <Icon>
    <path d="M10 2.2 16.5 4.6v4.9c0 4-2.7 7-6.5 8.3-3.8-1.3-6.5-4.3-6.5-8.3V4.6ZM7 10l2.2 2.2 4-4.4" />
  </Icon>
)

export const BoltIcon = () => (
  <Icon>
    <path d="M11 2 4 11.5h5L8.5 18 16 8.2h-5Z" />
  </Icon>
)

export const MenuIcon = () => (
  <Icon>
    <path d="M3 5.500h14M3 10h14M3 14.500h14" />
  </Icon>
)
