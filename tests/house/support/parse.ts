import ts from 'typescript'
import type { RepositoryFile } from './repositoryFiles.ts'

export function parse({ path, content }: RepositoryFile): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(path, content, ts.ScriptTarget.Latest, true, kind)
}
