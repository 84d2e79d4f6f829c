import { DirectionProvider, MantineProvider } from '@mantine/core'
import './mantineVariables.css'
import type { ReactNode } from 'react'

type Props = {
  colorScheme: 'dark' | 'light'
  direction: 'ltr' | 'rtl'
  children: ReactNode
}

/**
 * The theme contains no colours or sizes: `mantineVariables.css` derives them from the design
 * tokens.
 */
const theme = { respectReducedMotion: true }

/**
 * Provider that Mantine's components require. Each part of the portal that uses Mantine is loaded
 * lazily and contains this provider. The provider adds no style element, since the security policy
 * of public pages forbids it.
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
