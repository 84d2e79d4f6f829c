import ts from 'typescript'
import { parse } from '../support/parse.ts'
import type { RepositoryFile } from '../support/repositoryFiles.ts'

const shortestReason = 10
/** Types to which a cast needs no reason. */
const harmless = new Set(['const', 'unknown'])
const comment = /(^|\s|\{)(\/\/|\/?\*)/
/** Matches a line that may have a cast which needs a reason. Files without one are not parsed. */
const possibleCast =
  /^(?! *(?:\/\/|\/?\*|import [\w{*]|export \{)).*\bas(?!\s+(?:const|unknown)\b(?!\s*[[|&]))\s/m

/**
 * Casts and disabled checks without a reason: `as X` (except `as const`), `@ts-expect-error` and
 * `biome-ignore`. Directives that hide every error, such as `@ts-nocheck`, are always reported.
 */
export function excusesWithoutReason(files: readonly RepositoryFile[]): string[] {
  return files.flatMap((file) => [...silentCasts(file), ...silentSwitches(file)])
}

function silentCasts(file: RepositoryFile): string[] {
  if (!possibleCast.test(file.content)) return []
  const source = parse(file)
  const lines = file.content.split('\n')
  const problems: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && !harmless.has(node.type.getText(source))) {
      const last = lineOf(node.type.getStart(source))
      const first = lineOf(statementAround(node).getStart(source))
      const near = lines.slice(Math.max(first - 1, 0), last + 1)
      if (!near.some((line) => comment.test(line)))
        problems.push(
          `${file.path}:${last + 1} says 'as ${node.type.getText(source)}' without a reason.`,
        )
    }
    ts.forEachChild(node, visit)
  }
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line
  visit(source)
  return problems
}

/**
 * The node that a comment above a cast refers to: its statement, member, property or JSX attribute.
 */
function statementAround(node: ts.Node): ts.Node {
  const stop = (parent: ts.Node) =>
    ts.isStatement(parent) ||
    ts.isClassElement(parent) ||
    ts.isObjectLiteralElement(parent) ||
    ts.isJsxAttribute(parent)
  let at = node
  while (at.parent && !stop(at)) at = at.parent
  return at
}

function silentSwitches({ path, content }: RepositoryFile): string[] {
  return content.split('\n').flatMap((line, index) => {
    const [, never] = /(?:\/\/|\/\*)\s*(@ts-ignore|@ts-nocheck)/.exec(line) ?? []
    if (never) return [`${path}:${index + 1} uses ${never}, which hides every later mistake.`]
    const [, kind, reason = ''] =
      /(?:\/\/|\/\*)\s*(@ts-expect-error|biome-ignore)\b[^:]*:?(.*)$/.exec(line) ?? []
    return kind && reason.replace('*/', '').trim().length < shortestReason
      ? [`${path}:${index + 1} uses ${kind} without a reason.`]
      : []
  })
}
