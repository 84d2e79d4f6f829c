import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { findLanguage } from '../../kit/i18n/languages.ts'
import { useEqualKept } from '../../kit/query/useEqualKept.ts'
import { useColorScheme } from '../../kit/theme/themeStore.ts'
import type { PreviewView } from './messages.ts'
import { usePreview } from './previewStore.ts'

/**
 * What the frame is to show; the same object until any of it changes. A status or a verdict that is
 * read anew and says the same, as every status does but for its time, is no change.
 */
export function useView(rules: object, platform: PreviewView['platform']): PreviewView {
  const { language: chosen, direction, theme, method, state } = usePreview()
  const own = useLanguage()
  const ownTheme = useColorScheme()
  const language = findLanguage(chosen) ?? own
  return useEqualKept<PreviewView>({
    kind: 'view',
    rules,
    language: language.code,
    direction: direction === 'auto' ? language.direction : direction,
    theme: theme ?? ownTheme,
    method,
    state,
    platform: {
      ...platform,
      // A way that is switched off can still be looked at.
      methods: (['username', 'mobile'] as const).filter(
        (each) => each === method || platform.methods.includes(each),
      ),
    },
  })
}
