import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'postcss'
import { describe, expect, it } from 'vitest'

const src = fileURLToPath(new URL('..', import.meta.url))

/** Style sheet for printing; all of its rules are inside a media query. */
const printSheet = 'ui/print.css'

/** Minimum contrast of text of any size (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5

type Colour = { red: number; green: number; blue: number; alpha: number }

/** Parses the two notations of `tokens.css`: `#rrggbb` and `rgb(r g b / alpha)`. */
function parseColour(value: string): Colour {
  const [hex] = /(?<=^#)[\da-f]{6}$/i.exec(value) ?? []
  const parts = hex
    ? [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
    : (value.match(/[\d.]+/g) ?? []).map(Number)
  const [red, green, blue, alpha = 1] = parts
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`Not a colour: ${value}`)
  return { red, green, blue, alpha }
}

/** Colour that results from a translucent colour on an opaque background. */
function blend(over: Colour, ground: Colour): Colour {
  const mix = (one: number, other: number) => one * over.alpha + other * (1 - over.alpha)
  return {
    red: mix(over.red, ground.red),
    green: mix(over.green, ground.green),
    blue: mix(over.blue, ground.blue),
    alpha: 1,
  }
}

/** Relative luminance as WCAG 2.2 defines it, 0 to 1. */
function luminance({ red, green, blue }: Colour): number {
  const linear = (value: number) =>
    value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast ratio as WCAG 2.2 defines it, 1 to 21. */
function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Custom properties with their values, as declared by the rules with one of the selectors. */
function tokensOf(selectors: readonly string[], sheet = 'ui/tokens.css'): Map<string, string> {
  const tokens = new Map<string, string>()
  parse(readFileSync(join(src, sheet), 'utf8')).walkRules((rule) => {
    const isOnTop = sheet === printSheet || rule.parent?.type === 'root'
    if (!isOnTop || !selectors.includes(rule.selector)) return
    rule.walkDecls(/^--/, ({ prop, value }) => void tokens.set(prop, value))
  })
  return tokens
}

const light = ':root[data-mantine-color-scheme="light"]'
const dark = tokensOf([':root'])
const onPaper = tokensOf([':root:root'], printSheet)
const themes = {
  dark,
  light: tokensOf([':root', light]),
  'dark, printed': new Map([...dark, ...onPaper]),
}

const surfaces = ['--surface-page', '--surface-panel', '--surface-raised', '--surface-field']
const grounds = [...surfaces, '--surface-hover']

/** Backgrounds on which each text colour may appear. */
const groundsOf: Readonly<Record<string, readonly string[]>> = {
  '--text': [...grounds, '--accent-tint', '--gold-tint', '--danger-tint'],
  '--text-soft': [...grounds, '--accent-tint', '--gold-tint', '--danger-tint'],
  '--text-faint': surfaces,
  '--accent-text': [...grounds, '--accent-tint'],
  '--gold': [...surfaces, '--gold-tint'],
  '--danger': [...surfaces, '--danger-tint'],
  '--on-accent': ['--accent', '--accent-hover'],
  '--on-veil': ['--veil', '--veil-strong'],
  '--on-veil-gold': ['--veil-strong'],
  '--on-veil-accent': ['--veil-accent', '--veil-accent-hover'],
}

/**
 * Tokens that style sheets use as `color` only for drawings and for lines of controls, never for
 * text.
 */
const withoutText = ['--art-light', '--line-field', '--on-avatar']

const textColours = new Set(
  globSync('**/*.css', { cwd: src }).flatMap((file) =>
    [
      ...readFileSync(join(src, file), 'utf8').matchAll(/(?:^|[\s;{])color:\s*var\((--[\w-]+)\)/gm),
    ].flatMap(([, token = '']) => token),
  ),
)

describe.each(Object.entries(themes))('%s theme', (_, tokens) => {
  const colourOf = (token: string) => parseColour(tokens.get(token) ?? `no token ${token}`)
  // `--veil` colours lie on images; a white image is the worst background for light text.
  const white = parseColour('#ffffff')

  it.each(
    Object.entries(groundsOf).flatMap(([text, its]) =>
      its.map((ground) => [text, ground] as const),
    ),
  )('the text colour %s is readable on %s', (text, ground) => {
    const behind = ground.startsWith('--veil') ? white : colourOf('--surface-page')
    expect(contrast(colourOf(text), blend(colourOf(ground), behind))).toBeGreaterThanOrEqual(
      leastContrast,
    )
  })
})

it('printed backgrounds are white in every theme, including raised and tinted surfaces', () => {
  const grounds = [...onPaper].filter(([token]) => /^--surface|-tint$/.test(token))
  expect(grounds.length).toBeGreaterThan(7)
  for (const [token, value] of grounds) expect(value, token).toBe('#ffffff')
})

it('every text colour of the style sheets is checked for contrast', () => {
  const unchecked = [...textColours].filter(
    (token) => !(token in groundsOf) && !withoutText.includes(token),
  )
  expect(unchecked).toEqual([])
})
