/** True in `npm test -- full`. `tests/README.md` lists the checks that only this run includes. */
export const isFullRun = process.env.PORTICO_TESTS === 'full'

/** All items in a full run, otherwise only `part`. */
export const partOf = <Item>(all: readonly Item[], part: readonly Item[]): readonly Item[] =>
  isFullRun ? all : part

/**
 * Number of runs of a property-based test: `full` in a full run, otherwise the smaller of `full`
 * and `usual`.
 */
export const propertyRuns = (fullRuns: number, usual = 30): number =>
  isFullRun ? fullRuns : Math.min(usual, fullRuns)

type Variant = { theme: 'dark' | 'light'; width: 1440 | 360 }

/** Variants in which a page is checked: both themes on a desktop and on the narrowest phone. */
export const variants: readonly Variant[] = partOf<Variant>(
  [
    { theme: 'dark', width: 1440 },
    { theme: 'light', width: 1440 },
    { theme: 'dark', width: 360 },
    { theme: 'light', width: 360 },
  ],
  [{ theme: 'dark', width: 1440 }],
)
