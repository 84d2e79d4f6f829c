import { lazyPart } from '../../kit/hydration/lazyPart.tsx'
import { createBar } from './hydratingBar.tsx'

/**
 * Bars around every page, prerendered with the page and hydrated after it. Until then their links
 * are plain links, and a press on a control is stored.
 */
export const TopNavigation = createBar(() =>
  import('./navigation/TopNavigation.tsx').then((file) => file.TopNavigation),
)
export const SideMenu = createBar(() =>
  import('./sideMenu/SideMenu.tsx').then((file) => file.SideMenu),
)
export const RightBar = createBar(() =>
  import('./rightBar/RightBar.tsx').then((file) => file.RightBar),
)
export const Footer = createBar(() => import('./footer/Footer.tsx').then((file) => file.Footer))
export const BottomBar = createBar(() =>
  import('./bottomBar/BottomBar.tsx').then((file) => file.BottomBar),
)
export const HeaderChoices = createBar(() =>
  import('./header/HeaderChoices.tsx').then((file) => file.HeaderChoices),
)

/** Components that render nothing, so the page does not wait for their chunk. */
export const Watchers = lazyPart(() => import('./watch/Watchers.tsx').then((file) => file.Watchers))

/** Source files of the bars: a prerendered page needs the styles of all of them. */
export const barFiles = [
  'src/app/shell/header/HeaderChoices.tsx',
  'src/app/shell/navigation/TopNavigation.tsx',
  'src/app/shell/sideMenu/SideMenu.tsx',
  'src/app/shell/rightBar/RightBar.tsx',
  'src/app/shell/footer/Footer.tsx',
  'src/app/shell/bottomBar/BottomBar.tsx',
] as const
