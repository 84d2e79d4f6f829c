/**
 * Changes one member of a JSON text and keeps every other byte. Parsing and serializing the text
 * would round large numbers.
 */

type Member = { name: string; start: number; end: number }

const string = /"(?:[^"\\]|\\.)*"/y
const scalar = /[^\s,\]}]+/y
const space = /\s*/y

/**
 * Sets the number at a path of nested objects, and creates missing objects on this path.
 *
 * @param json a valid JSON text.
 * @param path member names, outermost first. Of duplicate names in an object, the last one counts.
 * @returns the changed text; undefined when a value on the path is not an object.
 */
export function withNumber(
  json: string,
  path: readonly string[],
  value: number,
): string | undefined {
  return withText(json, skip(space, json, 0), path, String(value))
}

/**
 * True if a JSON text nests objects and arrays deeper than `levels`. The text is not parsed, since
 * parsing deeply nested brackets can take seconds.
 */
export function isDeeperThan(levels: number, json: string): boolean {
  let depth = 0
  let isInString = false
  for (let place = 0; place < json.length; place += 1) {
    const character = json[place]
    if (isInString) {
      if (character === '\\') place += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    if (depth > levels) return true
  }
  return false
}

function withText(
  json: string,
  at: number,
  [name, ...inner]: readonly string[],
  value: string,
): string | undefined {
  if (name === undefined) return json.slice(0, at) + value + json.slice(endOf(json, at))
  if (json[at] !== '{') return undefined
  const members = membersOf(json, at)
  const member = members.findLast((one) => one.name === name)
  if (member) return withText(json, member.start, inner, value)
  const made = inner.reduceRight((text, next) => `{${JSON.stringify(next)}:${text}}`, value)
  const comma = members.length > 0 ? ',' : ''
  return `${json.slice(0, at + 1)}${JSON.stringify(name)}:${made}${comma}${json.slice(at + 1)}`
}

/** Members of the JSON object that begins at the index `at`. */
function membersOf(json: string, at: number): Member[] {
  const members: Member[] = []
  let place = skip(space, json, at + 1)
  while (json[place] === '"') {
    const nameEnd = skip(string, json, place)
    // Parsing a JSON string always yields a string.
    const name = JSON.parse(json.slice(place, nameEnd)) as string
    const start = skip(space, json, skip(space, json, nameEnd) + 1)
    const end = endOf(json, start)
    members.push({ name, start, end })
    place = skip(space, json, end)
    if (json[place] === ',') place = skip(space, json, place + 1)
  }
  return members
}

/** Index after the value that begins at the index `at`. */
function endOf(json: string, at: number): number {
  if (json[at] === '"') return skip(string, json, at)
  if (json[at] !== '{' && json[at] !== '[') return skip(scalar, json, at)
  let depth = 0
  for (let place = at; place < json.length; place += 1) {
    const character = json[place]
    if (character === '"') place = skip(string, json, place) - 1
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    if (depth === 0) return place + 1
  }
  return json.length
}

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}
