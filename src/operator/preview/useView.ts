import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { findLanguage } from '../../kit/i18n/languages.ts'
import { useEqualKept } from '../../kit/query/useEqualKept.ts'
import { useColorScheme } from '../../kit/theme/themeStore.ts'
import type { PreviewView } from './messages.ts'
import { usePreview } from './previewStore.ts'

/**
 * View for the frame, memoised by content: a refetched status or verdict with the same content
 * (except the time) keeps the same object.
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
      // A disabled method can still be previewed.
      methods: (['username', 'mobile'] as const).filter(
        (each) => each === method || platform.methods.includes(each),
      ),
    },
  })
}
