import type { RepositoryFile } from '../support/repositoryFiles.ts'

/**
 * Values that name a side of the screen. Biome's useLogicalProperties reports properties that do.
 */
const physicalValue = /^\s*(text-align|float|clear)\s*:\s*(left|right)\b/
/** Top, right, bottom and left with different right and left values. */
const fourSides = /^\s*(?:padding|margin|inset): [\w.-]+ ([\w.-]+) [\w.-]+ (?!\1;)[\w.-]+;/
/** Mantine's short props for physical sides; it has ms, me, ps and pe for logical ones. */
const physicalProp = /\s(ml|mr|pl|pr|ta)=(?:"(left|right)"|(?=["{]))/

/** Lines that do not mirror in Arabic, Persian and Urdu. */
export function physicalStyle(files: readonly RepositoryFile[]): string[] {
  return files.flatMap(({ path, content }) =>
    content.split('\n').flatMap((line, index) => {
      const found = path.endsWith('.css')
        ? (physicalValue.exec(line) ?? fourSides.exec(line))
        : physicalPropIn(path, line)
      return found ? [`${path}:${index + 1} '${found[0].trim()}' does not mirror.`] : []
    }),
  )
}

function physicalPropIn(path: string, line: string): RegExpExecArray | null {
  const found = path.endsWith('.tsx') ? physicalProp.exec(line) : null
  return found?.[1] === 'ta' && !found[2] ? null : found
}
