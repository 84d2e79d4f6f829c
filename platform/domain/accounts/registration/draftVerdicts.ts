import { compilePattern } from '../../../../src/lib/patterns/pattern.ts'
import type { Context, PatternVerdict } from '../../base/context/context.ts'
import { verdictOn as checkedVerdict } from './patternChecks.ts'
import type { FieldVerdict, RulesDraft } from './registrationRules.ts'

type FoundVerdict = Omit<FieldVerdict, 'field' | 'variants'>

/** Resolves with undefined when the time limit that all checks share has passed. */
type Deadline = Promise<undefined>

async function verdictBefore(
  deadline: Deadline,
  context: Pick<Context, 'patterns' | 'store' | 'now'>,
  source: string,
): Promise<FoundVerdict> {
  const pattern = compilePattern(source)
  // An invalid expression is found immediately.
  if (pattern.kind !== 'regex') return context.patterns.classify(source)
  const verdict: PatternVerdict | undefined = await Promise.race([
    checkedVerdict(context, source, pattern),
    deadline,
  ])
  return verdict ?? { verdict: 'pending', dialect: pattern.dialect }
}

/**
 * Results of the checks of all patterns of a draft, in the order of its fields. A result that is
 * not known within `wait` milliseconds is `pending`; its check continues in the background.
 */
export async function draftVerdicts(
  draft: RulesDraft,
  context: Pick<Context, 'patterns' | 'store' | 'now'>,
  wait: number,
): Promise<FieldVerdict[]> {
  const end = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => end.resolve(undefined), wait)
  try {
    const sources = new Set(
      draft.fields.flatMap(({ acceptedPattern, variants = [] }) => [
        acceptedPattern,
        ...variants.map((variant) => variant.acceptedPattern),
      ]),
    )
    const verdicts = new Map(
      await Promise.all(
        Array.from(
          sources,
          async (source) => [source, await verdictBefore(end.promise, context, source)] as const,
        ),
      ),
    )
    const verdictOn = (source: string): FoundVerdict => {
      const found = verdicts.get(source)
      if (!found) throw new Error(`No verdict on the pattern ${source}`)
      return found
    }
    return draft.fields.map(({ name, acceptedPattern, variants }) => ({
      field: name,
      ...verdictOn(acceptedPattern),
      ...(variants && {
        variants: variants.map((variant) => verdictOn(variant.acceptedPattern)),
      }),
    }))
  } finally {
    clearTimeout(timer)
  }
}
