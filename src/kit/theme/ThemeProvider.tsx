import type { ReactNode } from 'react'
import { UiProvider } from '../../ui/UiProvider.tsx'
import { useLanguage } from '../i18n/I18nProvider.tsx'
import { useColorScheme } from './themeStore.ts'

/** Gives the Mantine components below it the theme and text direction of the page. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const colorScheme = useColorScheme()
  const { direction } = useLanguage()
  return (
    <UiProvider colorScheme={colorScheme} direction={direction}>
      {children}
    </UiProvider>
  )
}
