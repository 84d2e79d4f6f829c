/** What a system needs to know to install the portal (W3C Web Application Manifest). */
import { queryInLanguage } from '../../src/lib/languageAddress.ts'

/** The icons that the build draws of the brand's mark. */
export const icons = {
  'icons/icon-192.png': { size: 192, share: 0.84, purpose: 'any' },
  'icons/icon-512.png': { size: 512, share: 0.84, purpose: 'any' },
  // Its ground reaches to the edges, and the mark stays within what no system cuts off.
  'icons/maskable-512.png': { size: 512, share: 0.54, purpose: 'maskable' },
} as const

/** Where iOS looks for an icon; it rounds the corners itself and shows no transparency. */
export const touchIcon = { file: 'icons/apple-touch-icon.png', size: 180, share: 0.66 } as const

/** Smaller icons, in one file, for what asks for `/favicon.ico` without reading a page. */
export const smallIcons = { file: 'favicon.ico', sizes: [16, 32, 48], share: 0.9 } as const

/** Pictures of the portal that a system shows before it installs it: those of `npm run screens`. */
export const screenshots = {
  home: { file: 'screenshots/home.png', sizes: '1440x900', form: 'wide' },
  register: { file: 'screenshots/register.png', sizes: '390x844', form: 'narrow' },
} as const

/** Pages that the icon of an installed portal offers, the most wanted first. */
export const shortcutPages = ['member.deposit', 'member.withdraw', 'promotions', 'help'] as const

type Brand = {
  name: string
  description: string
  /** A language as a tag, as `pt-BR`. */
  locale: string
  direction: 'ltr' | 'rtl'
  /** The code of the language, where the address has to name it. */
  namedLanguage: string | undefined
  /** The page's ground, which is there before anything is painted. */
  background: string
  /** What each screenshot shows. */
  labels: Record<keyof typeof screenshots, string>
  /** Names and addresses of the shortcuts' pages. */
  shortcuts: readonly { name: string; path: string }[]
}

/** The manifest of a language. Every language's is of the same app. */
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
    // Its keys are those of the table.
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

/** Where a language's manifest lies in the build; the default one's at the root. */
export const manifestFile = (namedLanguage: string | undefined): string =>
  namedLanguage === undefined ? 'manifest.webmanifest' : `${namedLanguage}/manifest.webmanifest`

/**
 * The value of a token in the brand's style sheet, in the theme that the portal begins with.
 * @throws when the sheet has no such token.
 */
export function tokenIn(sheet: string, token: string): string {
  const [, value] = new RegExp(`${token}:\\s*([^;]+);`).exec(sheet) ?? []
  if (value === undefined) throw new Error(`The brand has no token ${token}`)
  return value.trim()
}
