import { lazyPart } from '../../kit/lazy/lazyPart.tsx'
import { wakingBar } from './wakingBar.tsx'

/**
 * What stands around every page. It is prerendered with the page, and wakes up after it: until its
 * code is there its links are plain links, and a press on a control of it is kept.
 */
export const TopNavigation = wakingBar(() =>
  import('./navigation/TopNavigation.tsx').then((file) => file.TopNavigation),
)
export const SideMenu = wakingBar(() =>
  import('./sideMenu/SideMenu.tsx').then((file) => file.SideMenu),
)
export const RightBar = wakingBar(() =>
  import('./rightBar/RightBar.tsx').then((file) => file.RightBar),
)
export const Footer = wakingBar(() => import('./footer/Footer.tsx').then((file) => file.Footer))
export const BottomBar = wakingBar(() =>
  import('./bottomBar/BottomBar.tsx').then((file) => file.BottomBar),
)
export const HeaderChoices = wakingBar(() =>
  import('./header/HeaderChoices.tsx').then((file) => file.HeaderChoices),
)

/** Shows nothing, so that nothing waits for it. */
export const Watchers = lazyPart(() => import('./watch/Watchers.tsx').then((file) => file.Watchers))

/** Their sources: a prerendered page needs the styles of all of them. */
export const barFiles = [
  'src/app/shell/header/HeaderChoices.tsx',
  'src/app/shell/navigation/TopNavigation.tsx',
  'src/app/shell/sideMenu/SideMenu.tsx',
  'src/app/shell/rightBar/RightBar.tsx',
  'src/app/shell/footer/Footer.tsx',
  'src/app/shell/bottomBar/BottomBar.tsx',
] as const
