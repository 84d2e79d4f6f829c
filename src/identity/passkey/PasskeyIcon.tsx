import { Icon } from '../../ui/icons.tsx'

/** Icon of a passkey: a person and a key. */
export const PasskeyIcon = () => (
  <Icon>
    <circle cx="7.600" cy="6.200" r="3.200" />
    <path d="M2.200 16.600c0-3.300 2.300-5.600 5.400-5.600 1 0 1.900.2 2.700.7" />
    <circle cx="14.600" cy="9.800" r="2.600" />
    <path d="M14.600 12.400v5l1.800-1.500-1.800-1.300" />
  </Icon>
)
