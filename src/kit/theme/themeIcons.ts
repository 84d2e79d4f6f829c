import { MoonIcon, SunIcon } from '../../ui/controlIcons.tsx'
import { DeviceIcon } from '../../ui/icons.tsx'

export const themeIcons = { dark: MoonIcon, light: SunIcon, system: DeviceIcon }
