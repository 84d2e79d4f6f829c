import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

/** Shades for what Mantine computes itself; the accent's real values come from `tokens.css`. */
const emerald: MantineColorsTuple = [
  '#e0fbf0',
  '#bdf3dd',
  '#8ee9c5',
  '#5cdfac',
  '#2fd597',
  '#00c781',
  '#00ab6e',
  '#00915d',
  '#00794f',
  '#00653f',
]

/** Mantine in our colours, measures and manners. */
export const theme = createTheme({
  colors: { emerald },
  primaryColor: 'emerald',
  primaryShade: { light: 8, dark: 5 },
  autoContrast: true,
  defaultRadius: 'md',
  radius: {
    xs: 'var(--radius-small)',
    sm: 'var(--radius-small)',
    md: 'var(--radius)',
    lg: 'var(--radius-large)',
    xl: 'var(--radius-large)',
  },
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: { fontFamily: 'var(--font)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
})

/**
 * Mantine's own variables, from our tokens: a white-label replaces `tokens.css` and nothing else.
 */
export const mantineVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-body': 'var(--surface-panel)',
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-bright': 'var(--text)',
    '--mantine-color-dimmed': 'var(--text-soft)',
    '--mantine-color-placeholder': 'var(--text-faint)',
    '--mantine-color-anchor': 'var(--accent-text)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-default': 'var(--surface-raised)',
    '--mantine-color-default-hover': 'var(--surface-hover)',
    '--mantine-color-default-color': 'var(--text)',
    '--mantine-color-default-border': 'var(--line-field)',
    '--mantine-color-emerald-filled': 'var(--accent)',
    '--mantine-color-emerald-filled-hover': 'var(--accent-hover)',
    '--mantine-color-emerald-text': 'var(--accent-text)',
    '--mantine-color-emerald-light': 'var(--accent-tint)',
    '--mantine-color-emerald-light-color': 'var(--accent-text)',
    '--mantine-color-emerald-contrast': 'var(--on-accent)',
  },
  dark: {},
  light: {},
})
