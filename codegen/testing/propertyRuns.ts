/** Number of runs of a property-based test: `full` with `TEST_EXTENT=full`, else 30 at most. */
export const propertyRuns = (full: number): number =>
  process.env.TEST_EXTENT === 'full' ? full : Math.min(30, full)
