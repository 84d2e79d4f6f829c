/** Web application manifest (W3C) of the portal. */
import { queryInLanguage } from '../../src/lib/languageAddress.ts'

/** Icons that the build renders from the brand's mark. */
export const icons = {
  'icons/icon-192.png': { size: 192, share: 0.84, purpose: 'any' },
  'icons/icon-512.png': { size: 512, share: 0.84, purpose: 'any' },
  // The background fills the edges, and the mark stays within the safe zone.
  'icons/maskable-512.png': { size: 512, share: 0.54, purpose: 'maskable' },
} as const

/** Icon for iOS, which rounds the corners itself and does not support transparency. */
export const touchIcon = { file: 'icons/apple-touch-icon.png', size: 180, share: 0.66 } as const

/** Small icons in one file, for clients that request `/favicon.ico` without reading a page. */
export const smallIcons = { file: 'favicon.ico', sizes: [16, 32, 48], share: 0.9 } as const

/** Screenshots for the installation dialog, taken by `npm run screens`. */
export const screenshots = {
  home: { file: 'screenshots/home.png', sizes: '1440x900', form: 'wide' },
  register: { file: 'screenshots/register.png', sizes: '390x844', form: 'narrow' },
} as const

/** Pages in the shortcuts of the installed portal's icon, most important first. */
export const shortcutPages = ['member.deposit', 'member.withdraw', 'promotions', 'help'] as const

type Brand = {
  name: string
  description: string
  /** Language tag, such as `pt-BR`. */
  locale: string
  direction: 'ltr' | 'rtl'
  /** Language code in URLs. Undefined for the default language, whose URLs have none. */
  namedLanguage: string | undefined
  /** Background colour of the page before the first paint. */
  background: string
  labels: Record<keyof typeof screenshots, string>
  shortcuts: readonly { name: string; path: string }[]
}

/** Manifest in one language. All languages describe the same app. */
export function webManifest(brand: Brand) {
  const { name, description, locale, direction, namedLanguage, background } = brand
  const { labels, shortcuts } = brand
  return {
    id: '/',
    name,
    short_name: name,
    description,
    lang: locale,
    dir: direction,
    start_url: `/${queryInLanguage('', namedLanguage)}`,
    scope: '/',
    display: 'standalone',
    theme_color: background,
    background_color: background,
    categories: ['games', 'entertainment'],
    icons: Object.entries(icons).map(([file, { size, purpose }]) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    // `Object.keys` returns `string[]`; the object has exactly these keys.
    screenshots: (Object.keys(screenshots) as (keyof typeof screenshots)[]).map((id) => ({
      src: `/${screenshots[id].file}`,
      sizes: screenshots[id].sizes,
      type: 'image/png',
      form_factor: screenshots[id].form,
      label: labels[id],
    })),
    shortcuts: shortcuts.map(({ name: page, path }) => ({
      name: page,
      url: path + queryInLanguage('', namedLanguage),
    })),
  }
}

/** Path of a language's manifest in the build. The default language's manifest is at the root. */
export const manifestFile = (namedLanguage: string | undefined): string =>
  namedLanguage === undefined ? 'manifest.webmanifest' : `${namedLanguage}/manifest.webmanifest`

/**
 * Value of a design token in the brand's style sheet, in the default theme.
 * @throws when the sheet does not define the token.
 */
export function tokenIn(sheet: string, token: string): string {
  const [, value] = new RegExp(`${token}:\\s*([^;]+);`).exec(sheet) ?? []
  if (value === undefined) throw new Error(`The brand has no token ${token}`)
  return value.trim()
}
