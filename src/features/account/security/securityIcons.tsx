import { Icon } from '../../../ui/icons.tsx'

export const PasswordIcon = () => (
  <Icon>
    <rect x="4" y="9" width="12" height="8.500" rx="2" />
    <path d="M6.800 9V6.200a3.200 3.200 0 0 1 6.400 0V9M10 12.400v2" />
  </Icon>
)

export const PaymentPasswordIcon = () => (
  <Icon>
    <rect x="2.500" y="4.500" width="15" height="11" rx="2" />
    <path d="M2.500 8.200h15M6 12.300h.1M9 12.300h.1M12 12.300h.1" />
  </Icon>
)

export const EmailIcon = () => (
  <Icon>
    <rect x="2.500" y="4.500" width="15" height="11" rx="2" />
    <path d="m3.200 6 6.800 5 6.800-5" />
  </Icon>
)

export const AuthenticatorIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="7.500" />
    <path d="M10 5.800V10l2.800 2" />
  </Icon>
)

export const AddressIcon = () => (
  <Icon>
    <path d="M10 17.600s5.600-5 5.600-9.200a5.600 5.600 0 0 0-11.200 0c0 4.200 5.600 9.200 5.600 9.200Z" />
    <circle cx="10" cy="8.400" r="2" />
  </Icon>
)
