type PatternFinding = {
  verdict: 'pending' | 'safe' | 'unknown' | 'hostile' | 'invalid'
  dialect: 'any' | 'u' | 'none'
}

/**
 * Verdict on a pattern that a page receives: `safe` may run anywhere, `unknown` only off the main
 * thread.
 */
type PlayerVerdict = { verdict?: 'safe' | 'unknown'; dialect?: PatternFinding['dialect'] }

/**
 * Prepares an operator's rule for a player's form: without its samples, and with a verdict only
 * when a page can rely on it. Without a verdict the page runs the pattern off the main thread.
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
