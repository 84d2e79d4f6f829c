import type { RepositoryFile } from '../support/repositoryFiles.ts'

/**
 * Values that name the left or right side. Biome's rule useLogicalProperties reports only
 * properties that name a side, such as `margin-left`.
 */
const physicalValue = /^\s*(text-align|float|clear)\s*:\s*(left|right)\b/
/** Top, right, bottom and left with different right and left values. */
const fourSides = /^\s*(?:padding|margin|inset): [\w.-]+ ([\w.-]+) [\w.-]+ (?!\1;)[\w.-]+;/
/** Corners of a box whose left and right sides differ. */
const fourCorners =
  /^\s*border-radius: (?:([\w.()-]+) (?!\1 )[\w.()-]+|[\w.()-]+ [\w.()-]+ ([\w.()-]+) (?!\2;)[\w.()-]+);/
/** Directions inside a value. A rule for `:dir(rtl)` or `[dir="rtl"]` may mirror them. */
const direction =
  /gradient\(to (?:left|right)|translateX\(|^\s*(?:transform-origin|background-position): .*\b(?:left|right|100%)/
const mirroredRule = /:dir\(rtl\)|\[dir="rtl"\]/
/** Arrow keys and physical positions in scripts. */
const physicalScript = /'Arrow(?:Left|Right)'|\.scrollLeft = |\bclientX\b/
/**
 * Scripts that match are not reported: they read the direction, or show content that runs from left
 * to right in every language.
 */
const knownDirection = /'rtl'|isRightToLeft|dir="ltr"/
/** Mantine's short props for physical sides; it has ms, me, ps and pe for logical ones. */
const physicalProp = /\s(ml|mr|pl|pr|ta)=(?:"(left|right)"|(?=["{]))/

/** Lines of code whose effect is not mirrored in right-to-left languages. */
export function physicalStyle(files: readonly RepositoryFile[]): string[] {
  return files.flatMap(({ path, content }) =>
    content.split('\n').flatMap((line, index) => {
      const found = path.endsWith('.css')
        ? physicalStyleIn(line, content)
        : (physicalPropIn(path, line) ?? physicalScriptIn(path, line, content))
      return found ? [`${path}:${index + 1} '${found[0].trim()}' does not mirror.`] : []
    }),
  )
}

function physicalStyleIn(line: string, sheet: string): RegExpExecArray | null {
  const found = physicalValue.exec(line) ?? fourSides.exec(line) ?? fourCorners.exec(line)
  return found ?? (mirroredRule.test(sheet) ? null : direction.exec(line))
}

function physicalScriptIn(path: string, line: string, script: string): RegExpExecArray | null {
  const isTest = /\.test\.tsx?$/.test(path)
  return isTest || knownDirection.test(script) ? null : physicalScript.exec(line)
}

function physicalPropIn(path: string, line: string): RegExpExecArray | null {
  const found = path.endsWith('.tsx') ? physicalProp.exec(line) : null
  return found?.[1] === 'ta' && !found[2] ? null : found
}
