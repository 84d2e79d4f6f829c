type PatternFinding = {
  verdict: 'pending' | 'safe' | 'unknown' | 'hostile' | 'invalid'
  dialect: 'any' | 'u' | 'none'
}

/**
 * What a page may know of a pattern: `safe` may run anywhere, `unknown` apart from the main thread.
 */
type PlayerVerdict = { verdict?: 'safe' | 'unknown'; dialect?: PatternFinding['dialect'] }

/**
 * An operator's rule as a player's form gets it: without its samples, and with a verdict only where
 * a page can rely on it. Without one the page runs the pattern apart from its main thread.
 */
export function playerRule<Rule extends { samples?: unknown }>(
  { samples: _, ...rule }: Rule,
  finding: PatternFinding | undefined,
): Omit<Rule, 'samples'> & PlayerVerdict {
  const { verdict, dialect } = finding ?? {}
  return verdict === 'safe' || verdict === 'unknown'
    ? { ...rule, verdict, ...(dialect && { dialect }) }
    : rule
}
