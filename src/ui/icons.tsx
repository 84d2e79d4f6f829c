import type { ReactNode } from 'react'

function Icon({ children }: { children: ReactNode }) {
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
export const CheckIcon = () => (
  <Icon>
    <path d="m4 10.5 4 4 8-9" />
  </Icon>
)
export const ChevronDownIcon = () => (
  <Icon>
    <path d="m5 7.5 5 5 5-5" />
  </Icon>
)
export const GlobeIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M2.8 10h14.4M10 2.8c2.2 2 3.2 4.4 3.2 7.2S12.2 15.2 10 17.2C7.8 15.2 6.8 12.8 6.8 10S7.8 4.8 10 2.8" />
  </Icon>
)
export const MoonIcon = () => (
  <Icon>
    <path d="M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3Z" />
  </Icon>
)
export const SunIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="3.2" />
    <path d="M10 1.8v1.7M10 16.5v1.7M1.8 10h1.7M16.5 10h1.7M4.2 4.2l1.2 1.2M14.6 14.6l1.2 1.2M15.8 4.2l-1.2 1.2M5.4 14.6l-1.2 1.2" />
  </Icon>
)
export const DeviceIcon = () => (
  <Icon>
    <rect x="2.5" y="3.5" width="15" height="10" rx="1.5" />
    <path d="M7 17h6M10 13.5V17" />
  </Icon>
)
export const EyeIcon = () => (
  <Icon>
    <path d="M1.8 10S4.8 4.5 10 4.5s8.2 5.5 8.2 5.5-3 5.5-8.2 5.5S1.8 10 1.8 10Z" />
    <circle cx="10" cy="10" r="2.5" />
  </Icon>
)
export const EyeOffIcon = () => (
  <Icon>
    <path d="M8.2 4.7c.6-.1 1.2-.2 1.8-.2 5.2 0 8.2 5.5 8.2 5.5a14 14 0 0 1-2 2.6M5 6.2A14 14 0 0 0 1.8 10s3 5.5 8.2 5.5c1.6 0 3-.5 4.2-1.2M3 3l14 14" />
  </Icon>
)
export const RefreshIcon = () => (
  <Icon>
    <path d="M16.5 10a6.5 6.5 0 1 1-2-4.7L17 7.5M17 3v4.5h-4.5" />
  </Icon>
)
export const AlertIcon = () => (
  <Icon>
    <path d="M10 2.8 18 16.8H2ZM10 8v4M10 14.4v.1" />
  </Icon>
)
export const SignOutIcon = () => (
  <Icon>
    <path d="M8 3H4.5A1.5 1.5 0 0 0 3 4.5v11A1.5 1.5 0 0 0 4.5 17H8M13 6l4 4-4 4M17 10H8" />
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
export const GripIcon = () => (
  <Icon>
    <path
      d="M7.5 5h.01M12.5 5h.01M7.5 10h.01M12.5 10h.01M7.5 15h.01M12.5 15h.01"
      strokeWidth="2.4"
    />
  </Icon>
)
export const UndoIcon = () => (
  <Icon>
    <path d="M4 8h8a4.5 4.5 0 0 1 0 9H8M7.5 4.5 4 8l3.5 3.5" />
  </Icon>
)
export const RedoIcon = () => (
  <Icon>
    <path d="M16 8H8a4.5 4.5 0 0 0 0 9h4M12.5 4.5 16 8l-3.5 3.5" />
  </Icon>
)
export const PlusIcon = () => (
  <Icon>
    <path d="M10 4v12M4 10h12" />
  </Icon>
)
export const TrashIcon = () => (
  <Icon>
    <path d="M3.5 5.5h13M8 5.5V3.5h4v2M5.5 5.5l.7 10a1.2 1.2 0 0 0 1.2 1h5.2a1.2 1.2 0 0 0 1.2-1l.7-10M8.3 9v4.5M11.7 9v4.5" />
  </Icon>
)
export const CopyIcon = () => (
  <Icon>
    <rect x="7" y="7" width="9.5" height="9.5" rx="1.5" />
    <path d="M4.5 13H4a1 1 0 0 1-1-1V4.5A1.5 1.5 0 0 1 4.5 3H12a1 1 0 0 1 1 1v.5" />
  </Icon>
)
