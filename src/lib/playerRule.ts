type PatternFinding = {
  verdict: 'pending' | 'safe' | 'unknown' | 'hostile' | 'invalid'
  dialect: 'any' | 'u' | 'none'
}

/**
 * Verdict on a pattern in a page: `safe` may run on any thread, `unknown` only off the main thread.
 */
type PlayerVerdict = { verdict?: 'safe' | 'unknown'; dialect?: PatternFinding['dialect'] }

type DraftRule = { samples?: unknown; variants?: readonly object[] | undefined }
/**
 * Safety verdicts on the pattern of a rule and on the patterns of its variants, in the same order.
 */
type RuleFinding = PatternFinding & { variants?: readonly PatternFinding[] | undefined }

/**
 * Prepares an operator's field rule for a player's form. The result has no samples, and a verdict
 * only when it is `safe` or `unknown`. Without a verdict the page runs the pattern off the main
 * thread.
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
