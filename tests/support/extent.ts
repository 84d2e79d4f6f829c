/** True in `npm test -- full`. `tests/README.md` lists the checks that only this run includes. */
export const isFullRun = process.env.PORTICO_TESTS === 'full'

/** All items in a full run, otherwise only `part`. */
export const partOf = <Item>(all: readonly Item[], part: readonly Item[]): readonly Item[] =>
  isFullRun ? all : part

/**
 * Number of runs of a property-based test: `fullRuns` in a full run, otherwise the smaller of
 * `fullRuns` and `usual`.
 */
export const propertyRuns = (fullRuns: number, usual = 30): number =>
  isFullRun ? fullRuns : Math.min(usual, fullRuns)

type Variant = { theme: 'dark' | 'light'; width: 1440 | 360 }

/**
 * Variants in which a page is checked. Together, the two variants cover both themes, a desktop and
 * the narrowest phone. The other combinations can be omitted: a theme does not change the layout,
 * and `src/ui/tokens.test.ts` checks the contrast of each colour in both themes.
 */
export const variants: readonly Variant[] = partOf<Variant>(
  [
    { theme: 'dark', width: 1440 },
    { theme: 'light', width: 360 },
  ],
  [{ theme: 'dark', width: 1440 }],
)
