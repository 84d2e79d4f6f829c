/**
 * Log with one JSON object per line. Callers must never log a body, a token, a password, a query or
 * a full IP address.
 */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>

export type Log = Record<
  Exclude<LogLevel, 'silent'>,
  (event: string, fields?: LogFields) => void
> & {
  flush(): void
}

/** Limits of the buffer. A busy server would otherwise make a system call for each line. */
const holdMilliseconds = 100
const holdCharacters = 16_384

/**
 * Creates a log that passes lines of `level` and above to `write`.
 *
 * @param write receives whole lines, each with its line break.
 * @param now current time in milliseconds since 1970.
 */
export function createLog(
  level: LogLevel,
  write: (lines: string) => void,
  now: () => number = Date.now,
): Log {
  let held = ''
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (held === '') return
    const lines = held
    held = ''
    write(lines)
  }
  const at =
    (name: LogLevel) =>
    (event: string, fields: LogFields = {}) => {
      if (logLevels.indexOf(name) < logLevels.indexOf(level)) return
      held += `${JSON.stringify({ time: new Date(now()).toISOString(), level: name, event, ...fields })}\n`
      if (name === 'error' || held.length > holdCharacters) flush()
      else timer ??= setTimeout(flush, holdMilliseconds).unref()
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error'), flush }
}

/**
 * Fields of an error for a log line: its type, its stack frames, and the messages of the error and
 * its cause. Quoted text is removed from messages, because JSON parsers and databases quote their
 * input in messages.
 */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error }
  const { name, message, cause, stack = '' } = error
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  // Only stack frames, because the stack begins with the message and its quotations.
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    error: name,
    message: withoutQuotations(message),
    ...code,
    ...(cause instanceof Error && { cause: withoutQuotations(cause.message) }),
    ...(places.length > 0 && { stack: places.join('\n') }),
  }
}

const quotation = /"[^"]*"?|'[^']*'|`[^`]*`?/gs
const longestMessage = 500

/**
 * Replaces quoted text with `…`, except the name of an unreadable property. This name comes from
 * the code, not from input.
 */
const withoutQuotations = (message: string): string =>
  message
    .slice(0, longestMessage)
    .replace(quotation, (quotedText, at: number) =>
      /\((?:reading|setting) $/.test(message.slice(0, at)) ? quotedText : '…',
    )
