/**
 * Number of runs of a property-based test: `fullRuns` if `TEST_EXTENT=full`, otherwise at most 30.
 */
export const propertyRuns = (fullRuns: number): number =>
  process.env.TEST_EXTENT === 'full' ? fullRuns : Math.min(30, fullRuns)
