/**
 * Whether all is run: `npm test -- full`. README.md of `tests` names what the usual run leaves out.
 */
export const isFullRun = process.env.PORTICO_TESTS === 'full'

/** What the usual run has of something, or all of it. */
export const partOf = <Item>(all: readonly Item[], part: readonly Item[]): readonly Item[] =>
  isFullRun ? all : part

type Look = { theme: 'dark' | 'light'; width: 1440 | 360 }

const darkDesk: Look = { theme: 'dark', width: 1440 }
const lightDesk: Look = { theme: 'light', width: 1440 }
const darkPhone: Look = { theme: 'dark', width: 360 }
const lightPhone: Look = { theme: 'light', width: 360 }

/** Both themes, as wide as a desk and as the narrowest phone; the usual run has each once. */
export const looks = partOf([darkDesk, lightDesk, darkPhone, lightPhone], [darkDesk, lightPhone])
