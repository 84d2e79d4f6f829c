import { CORE_SCHEMA, load, mergeTag, YAMLException } from 'js-yaml'
import { countNames, jsonProblem, type TextProblem } from './jsonText.ts'
import { limits } from './limits.ts'
import { beforeQuote } from './positions.ts'

// CORE_SCHEMA has no timestamp type, so a date remains a string as in JSON.
const schema = CORE_SCHEMA.withTags(mergeTag)

/** Syntax error in a text that should be YAML or JSON. */
export class TextError extends Error {
  override name = 'TextError'
  readonly offset: number

  constructor({ offset, reason }: TextProblem) {
    super(reason)
    this.offset = offset
  }
}

function parseYaml(text: string): unknown {
  try {
    return load(text, { schema, maxDepth: limits.depth, maxTotalMergeKeys: limits.expanded })
  } catch (thrown) {
    if (!(thrown instanceof YAMLException)) throw thrown
    const { reason } = thrown
    const offset = beforeQuote(text, thrown.mark?.position ?? 0)
    if (reason.startsWith('nesting exceeded')) {
      throw new TextError({
        offset,
        reason: `nests deeper than ${limits.depth} levels; flatten it`,
      })
    }
    throw new TextError({ offset, reason: `is no YAML: ${reason}; correct the text here` })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Number of property names in all objects of a parsed JSON value. */
function namesIn(value: unknown): number {
  let count = 0
  const open: unknown[] = [value]
  while (open.length > 0) {
    const at = open.pop()
    if (typeof at !== 'object' || at === null) continue
    const values = Object.values(at)
    if (!Array.isArray(at)) count += values.length
    for (const inner of values) if (typeof inner === 'object') open.push(inner)
  }
  return count
}

/**
 * Parses YAML or JSON; undefined for an empty text.
 * @param isJson true for a JSON file, in which YAML syntax is rejected.
 * @throws {TextError} when the text is neither YAML nor JSON, an object has a duplicate name, or
 * the nesting is too deep.
 */
export function parseText(text: string, isJson: boolean): unknown {
  if (text.trim() === '') return undefined
  if (/^\s*<[!?a-z]/i.test(text)) {
    throw new TextError({
      offset: text.search(/\S/),
      reason: 'is HTML or XML, no contract; give a file of YAML or JSON',
    })
  }
  if (/^\s*[{[]/.test(text)) {
    const value = parseJson(text)
    // JSON.parse keeps the last of duplicate names; the YAML parser below reports their position.
    if (value !== undefined && countNames(text) === namesIn(value)) return value
    const problem = value === undefined && isJson ? jsonProblem(text) : undefined
    if (problem) {
      throw new TextError({
        offset: problem.offset,
        reason: `is no JSON: ${problem.reason}; correct the text here`,
      })
    }
  }
  return parseYaml(text)
}
