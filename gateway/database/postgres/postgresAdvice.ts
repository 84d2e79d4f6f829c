/** Advice to the operator, by error code of PostgreSQL or of the network. */
const advice: Readonly<Record<string, string>> = {
  // https://www.postgresql.org/docs/15/errcodes-appendix.html
  '28P01': 'Check the user and the password in DATABASE_URL.',
  '28000': 'Check the user in DATABASE_URL, and whether the server lets it in from here.',
  '3D000': 'Check the name in DATABASE_URL, or make the database: createdb NAME',
  '42501': 'Give the user of DATABASE_URL the right to make tables there.',
  '53300': 'Lower PORTICO_DATABASE_CONNECTIONS, or let the server take more connections.',
  ECONNREFUSED: 'Check that PostgreSQL is running there, and the host and port in DATABASE_URL.',
  ENOENT: 'Check that PostgreSQL is running there, and its folder in DATABASE_URL.',
  ENOTFOUND: 'Check the host in DATABASE_URL.',
  EAI_AGAIN: 'Check the host in DATABASE_URL, and that names can be looked up.',
}

/**
 * Advice to the operator for an error of PostgreSQL. Undefined when the error's message suffices.
 */
export function postgresAdvice(error: unknown): string | undefined {
  if (error instanceof AggregateError) return error.errors.map(postgresAdvice).find(Boolean)
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && Object.hasOwn(advice, code) ? advice[code] : undefined
}
