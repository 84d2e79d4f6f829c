/** Number of runs of a property-based test: `full` with `TEST_EXTENT=full`, else 30 at most. */
export const propertyRuns = (fullRuns: number): number =>
  process.env.TEST_EXTENT === 'full' ? fullRuns : Math.min(30, fullRuns)
