/** The rejection of a rule; nothing was written. */
export type RuleRejection<Code extends string> = { rejection: Code }

/** True if a rule rejected the request. */
export const isRejection = <Result extends object>(
  result: Result,
): result is Extract<Result, { rejection: string }> => 'rejection' in result
