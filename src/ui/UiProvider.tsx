import { DirectionProvider, MantineProvider } from '@mantine/core'
import { setNonce } from 'get-nonce'
import { type ReactNode, useState } from 'react'
import { mantineVariables, theme } from './theme.ts'

type Props = {
  colorScheme: 'dark' | 'light'
  direction: 'ltr' | 'rtl'
  /** The nonce of this answer's content security policy. */
  nonce: string | undefined
  children: ReactNode
}

/**
 * What Mantine's parts need above them. Only lazily loaded parts of the portal use Mantine, and
 * each wraps itself in this: the first paint does without.
 */
export function UiProvider({ colorScheme, direction, nonce, children }: Props) {
  // Mantine's scroll lock takes its nonce from there, before it adds its first style.
  useState(() => nonce && setNonce(nonce))
  return (
    <DirectionProvider initialDirection={direction}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={mantineVariables}
        forceColorScheme={colorScheme}
        withGlobalClasses={false}
        // Writes all variables at once, in place of a style sheet of defaults and a list of
        // changes.
        deduplicateCssVariables={false}
        getStyleNonce={() => nonce ?? ''}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  )
}
