/** Why a rule says no; nothing of what it was asked for has happened. */
export type Refused<Code extends string> = { refused: Code }

/** Whether a rule said no. */
export const isRefused = <Result extends object>(
  result: Result,
): result is Extract<Result, { refused: string }> => 'refused' in result
