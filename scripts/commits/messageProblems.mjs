// @ts-check

const longestSubject = 72
const form = /^[a-z][\w ,/.-]*: (?<verb>[A-Z][a-z]+) \S/
/** Verbs that do not state what a change does. */
const vagueVerbs = new Set(
  'Allow Be Do Get Give Go Have Hold Keep Leave Let Make Put Say See Take Tell Want'.split(' '),
)

/**
 * Problems of a commit message, by the rules of CONTRIBUTING.md: `area: Verb object` of at most 72
 * characters, an empty line, and a body with the cause.
 * @param {string} message
 * @returns {string[]} one sentence each; empty for a good message.
 */
export function messageProblems(message) {
  const lines = message.split('\n').filter((line) => !line.startsWith('#'))
  const [subject = '', separator = '', ...body] = lines
  const problems = []
  if (subject.length > longestSubject)
    problems.push(
      `The subject has ${subject.length} characters; at most ${longestSubject} are allowed.`,
    )
  const verb = form.exec(subject)?.groups?.verb
  if (verb === undefined) problems.push('The subject is not of the form "area: Verb object".')
  else if (vagueVerbs.has(verb)) problems.push(`"${verb}" does not state what the change does.`)
  if (separator.trim() !== '') problems.push('The second line is not empty.')
  if (!body.some((line) => line.trim() !== ''))
    problems.push('The body, which states the cause, is missing.')
  return problems
}
