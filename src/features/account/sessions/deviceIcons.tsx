import { Icon } from '../../../ui/icons.tsx'
import { isPhone } from './deviceName.ts'

/** Icon of a phone; a computer's for any other or unknown system. */
export const DeviceIcon = ({ system }: { system: string }) =>
  isPhone(system) ? (
    <Icon>
      <rect x="5.5" y="2.2" width="9" height="15.6" rx="2" />
      <path d="M9 15h2" />
    </Icon>
  ) : (
    <Icon>
      <rect x="2.5" y="3.5" width="15" height="10" rx="1.5" />
      <path d="M7 17h6M10 13.500v3.500" />
    </Icon>
  )
