/**
 * The log: one JSON object a line. What may stand in a line is decided where it is written: never a
 * body, a token, a password, a query or a whole address.
 */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>

export type Log = Record<
  Exclude<LogLevel, 'silent'>,
  (event: string, fields?: LogFields) => void
> & {
  /** Writes out what is still held back. */
  flush(): void
}

/** Lines are written together, so that a busy server does not pay a system call for each. */
const holdMilliseconds = 100
const holdCharacters = 16_384

/**
 * A log that passes lines of `level` and above to `write`.
 *
 * @param write gets whole lines, each with its line break.
 * @param now milliseconds since 1970.
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
 * What a log line may say of an error: its kind, its place in the code, and its message and that of
 * what caused it, without what stands in quotes, where JSON parsers and databases repeat what they
 * were given.
 */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error }
  const { name, message, cause, stack = '' } = error
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  // The message stands above the places once more.
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

/** A property that could not be read is a name in the code. */
const withoutQuotations = (message: string): string =>
  message
    .slice(0, longestMessage)
    .replace(quotation, (quoted, at: number) =>
      /\((?:reading|setting) $/.test(message.slice(0, at)) ? quoted : '…',
    )
