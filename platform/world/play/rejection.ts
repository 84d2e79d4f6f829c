/** Why a rule says no; nothing of what it was asked for has happened. */
export type RuleRejection<Code extends string> = { rejection: Code }

/** Whether a rule said no. */
export const isRejection = <Result extends object>(
  result: Result,
): result is Extract<Result, { rejection: string }> => 'rejection' in result
