import ts from 'typescript'
import { parse } from '../support/parse.ts'
import type { RepositoryFile } from '../support/repositoryFiles.ts'

/** Participles and adjectives that do not say what a value is. */
const bareNames = new Set([
  ...['told', 'shown', 'kept', 'sent', 'held', 'known', 'given', 'chosen', 'taken'],
  ...['lost', 'made', 'said', 'drawn', 'written', 'begun', 'done', 'meant', 'thrown', 'heard'],
  ...['wanted', 'asked', 'needed', 'added', 'changed', 'opened', 'listed', 'named', 'marked'],
  ...['rejected', 'refused', 'accepted', 'owned', 'escaped', 'played', 'skipped', 'missing'],
  ...['coming', 'deepest', 'longest', 'shortest', 'widest', 'nearest', 'wordy'],
  ...['hostile', 'busy', 'heavy', 'good', 'bad', 'strange', 'most', 'least', 'own', 'ours'],
  ...['theirs', 'mine', 'whole', 'bare', 'fresh', 'early', 'below', 'above', 'here'],
  ...['placed', 'spoken', 'tried', 'bounded', 'warned', 'decoded', 'shortened', 'documented'],
  ...['visited', 'requested', 'emitted', 'upgraded', 'wrapped', 'quoted', 'numbered', 'implied'],
  ...['covering', 'composed', 'completed', 'dated', 'picked', 'turned', 'freed', 'having'],
  ...['taking', 'making', 'following', 'repeating', 'alike', 'idle'],
])

const anyName = `(?:${[...bareNames].join('|')})`
/**
 * Matches each name where formatted code can declare it: as a value at the start of a line, as a
 * function, and as a parameter with and without a type. Files without a match are not parsed.
 */
const possibleDeclaration = new RegExp(
  [
    `^(?:export |declare |for \\()*(?:const|let|var) ${anyName}\\b`,
    `\\bfunction\\*? ${anyName}\\b`,
    `[(,.[/]\\s*${anyName}\\s*(?:\\?|:|=[^=]|\\)\\s*[=:{])`,
    `[(,.[/]\\s*${anyName}\\s*,[^;()]*(?:\\([^;()]*\\)[^;()]*)*\\)\\s*[=:{]`,
    `\\b${anyName}\\s*=>`,
  ].join('|'),
  'm',
)

/**
 * Exported and module-level values and functions, and parameters, whose whole name is a participle
 * or an adjective. Properties are not checked: their names may be stored or sent.
 */
export function bareDeclarations(files: readonly RepositoryFile[]): string[] {
  return files
    .filter(({ path, content }) => /\.(tsx?|mjs)$/.test(path) && possibleDeclaration.test(content))
    .flatMap(namesIn)
}

function namesIn(file: RepositoryFile): string[] {
  const source = parse(file)
  const problems: string[] = []
  const add = (name: ts.Node | undefined) => {
    if (!name || !ts.isIdentifier(name) || !bareNames.has(name.text)) return
    const line = source.getLineAndCharacterOfPosition(name.getStart(source)).line + 1
    problems.push(`${file.path}:${line} declares '${name.text}', which does not name a thing.`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) || ts.isParameter(node)) add(node.name)
    if (ts.isVariableDeclaration(node) && node.parent.parent.parent === source) add(node.name)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return problems
}
