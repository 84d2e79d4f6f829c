type PatternFinding = {
  verdict: 'pending' | 'safe' | 'unknown' | 'hostile' | 'invalid'
  dialect: 'any' | 'u' | 'none'
}

/**
 * Verdict on a pattern that a page receives: `safe` may run anywhere, `unknown` only off the main
 * thread.
 */
type PlayerVerdict = { verdict?: 'safe' | 'unknown'; dialect?: PatternFinding['dialect'] }

type DraftRule = { samples?: unknown; variants?: readonly object[] | undefined }
/** Findings on the pattern of a rule and on those of its variants, in their order. */
type RuleFinding = PatternFinding & { variants?: readonly PatternFinding[] | undefined }

/**
 * Prepares an operator's rule for a player's form: without its samples, and with a verdict only
 * when a page can rely on it. Without a verdict the page runs the pattern off the main thread.
 */
export function playerRule<Rule extends DraftRule>(
  { samples: _, ...rule }: Rule,
  finding: RuleFinding | undefined,
): Omit<Rule, 'samples'> & PlayerVerdict {
  const variants = rule.variants?.map((variant, index) => ({
    ...variant,
    ...playerVerdict(finding?.variants?.[index]),
  }))
  return { ...rule, ...playerVerdict(finding), ...(variants && { variants }) }
}

const playerVerdict = ({ verdict, dialect }: Partial<PatternFinding> = {}): PlayerVerdict =>
  verdict === 'safe' || verdict === 'unknown' ? { verdict, ...(dialect && { dialect }) } : {}
