/** Icons of the methods of the second step. */
import { Icon } from '../../../ui/icons.tsx'

export const PhoneIcon = () => (
  <Icon>
    <rect x="5.5" y="2.2" width="9" height="15.6" rx="2" />
    <path d="M9 15h2" />
  </Icon>
)
export const EnvelopeIcon = () => (
  <Icon>
    <rect x="2.5" y="4.5" width="15" height="11" rx="1.5" />
    <path d="m3 6 7 5 7-5" />
  </Icon>
)
export const DeviceCodeIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M10 5.8V10l2.8 2.4" />
  </Icon>
)
export const KeyIcon = () => (
  <Icon>
    <circle cx="6.8" cy="13.2" r="3.6" />
    <path d="m9.5 10.5 7-7M13.6 6.4l2.6 2.6M11.4 8.6l1.6 1.6" />
  </Icon>
)
export const BankIcon = () => (
  <Icon>
    <path d="M2.8 8 10 3.2 17.2 8ZM4.5 8v6.5M8.2 8v6.5M11.8 8v6.5M15.5 8v6.5M2.8 16.8h14.4" />
  </Icon>
)
