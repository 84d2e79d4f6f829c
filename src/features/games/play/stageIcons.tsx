import { Icon } from '../../../ui/icons.tsx'

/** Icons used only by the stage. */
const Arrows = ({ path }: { path: string }) => (
  <Icon>
    <path d={path} />
  </Icon>
)

export const FullScreenIcon = () => <Arrows path="M12 3h5v5M8 17H3v-5M17 3l-5.5 5.5M3 17l5.5-5.5" />
export const ExitFullScreenIcon = () => (
  <Arrows path="M16.5 8.5h-5v-5M3.5 11.5h5v5M11.5 8.5 17 3M8.5 11.5 3 17" />
)
export const CornerIcon = () => (
  <Arrows path="M17 9V5a1 1 0 0 0-1-1H4a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h4M11 12h6v4.5h-6z" />
)
