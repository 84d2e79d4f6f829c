/**
 * Describes what is wrong with a `DATABASE_URL`, without quoting it. Undefined when it is valid.
 */
export function databaseUrlProblem(text: string): string | undefined {
  const example = 'postgres://user:password@host:5432/database'
  if (!URL.canParse(text))
    return `is no URL. It looks like ${example}; write what is special in the password as %xx.`
  if (!/^postgres(ql)?:\/\//.test(text)) return `must begin with postgres://, as in ${example}.`
  if (new URL(text).pathname.length <= 1) return `names no database. It looks like ${example}.`
  return undefined
}

/** Location of a database for messages and logs, without user, password and parameters. */
export function shownDatabaseUrl(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? hostname
  return `postgres://${host || 'localhost'}:${port || '5432'}${pathname}`
}
