import { DirectionProvider, MantineProvider } from '@mantine/core'
import './mantineVariables.css'
import type { ReactNode } from 'react'

type Props = {
  colorScheme: 'dark' | 'light'
  direction: 'ltr' | 'rtl'
  children: ReactNode
}

/** Colours and measures are not in it: `mantineVariables.css` has those, from our tokens. */
const theme = { respectReducedMotion: true }

/**
 * What Mantine's parts need above them. Only lazily loaded parts of the portal use Mantine, and
 * each wraps itself in this: the first paint does without. Nothing in it adds a style element,
 * which the security policy of public pages forbids.
 */
export function UiProvider({ colorScheme, direction, children }: Props) {
  return (
    <DirectionProvider initialDirection={direction}>
      <MantineProvider
        theme={theme}
        forceColorScheme={colorScheme}
        withGlobalClasses={false}
        withCssVariables={false}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  )
}
