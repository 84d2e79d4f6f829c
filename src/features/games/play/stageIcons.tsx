import { Icon } from '../../../ui/icons.tsx'

/** Icons of the stage alone. */
const Arrows = ({ path }: { path: string }) => (
  <Icon>
    <path d={path} />
  </Icon>
)

export const FullScreenIcon = () => <Arrows path="M12 3h5v5M8 17H3v-5M17 3l-5.5 5.5M3 17l5.5-5.5" />
export const ExitFullScreenIcon = () => (
  <Arrows path="M16.5 8.5h-5v-5M3.5 11.5h5v5M11.5 8.5 17 3M8.5 11.5 3 17" />
)
