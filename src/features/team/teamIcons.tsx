import { Icon } from '../../ui/icons.tsx'

export const QrCodeIcon = () => (
  <Icon>
    <path d="M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h2v2h-2zM16.5 11.5v2M14.5 16.5h2v-1M11.5 16.5h.5" />
  </Icon>
)

export const PencilIcon = () => (
  <Icon>
    <path d="M4 16l.8-3.4 8.4-8.4a1.5 1.5 0 0 1 2.1 0l.5.5a1.5 1.5 0 0 1 0 2.1l-8.4 8.4zM11.7 5.7l2.6 2.6" />
  </Icon>
)

export const EndIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="6.5" />
    <path d="m5.5 5.5 9 9" />
  </Icon>
)
