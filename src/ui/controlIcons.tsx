import { Icon } from './icons.tsx'

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

export const CalendarIcon = () => (
  <Icon>
    <rect x="3" y="4.5" width="14" height="12.5" rx="1.5" />
    <path d="M3 8.5h14M7 2.5v3.5M13 2.5v3.5" />
  </Icon>
)

export const RefreshIcon = () => (
  <Icon>
    <path d="M16.5 10a6.5 6.5 0 1 1-2-4.7L17 7.5M17 3v4.5h-4.5" />
  </Icon>
)

export const SignOutIcon = () => (
  <Icon>
    <g className="mirrored">
      <path d="M8 3H4.5A1.5 1.5 0 0 0 3 4.5v11A1.5 1.5 0 0 0 4.5 17H8M13 6l4 4-4 4M17 10H8" />
    </g>
  </Icon>
)

export const CopyIcon = () => (
  <Icon>
    <rect x="7" y="7" width="9.5" height="9.5" rx="1.5" />
    <path d="M4.5 13H4a1 1 0 0 1-1-1V4.5A1.5 1.5 0 0 1 4.5 3H12a1 1 0 0 1 1 1v.5" />
  </Icon>
)

export const InfoIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M10 9v4.5M10 6.4v.1" />
  </Icon>
)
