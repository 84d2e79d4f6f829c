import postcss, { type AtRule, type Root, type Rule } from 'postcss'

/**
 * Returns the rules of a style sheet that match the classes and attribute values in an HTML text,
 * without unused animations. A document inlines these rules for a part of the page. The complete
 * styles load later, with the code of that part.
 * @param css minified output of the build
 */
export function usedRules(css: string, html: string): string {
  const sheet = postcss.parse(css)
  const isUsed = usesOf(html)
  sheet.walkRules((rule) => {
    if (isStep(rule)) return
    // A nested rule without a class applies to the element of its parent rule.
    const isNested = rule.parent?.type === 'rule' && !rule.selector.includes('.')
    const used = rule.selectors.filter((selector) => isNested || isUsed(selector))
    if (used.length === 0) rule.remove()
    else rule.selectors = used
  })
  dropUnusedAnimations(sheet)
  dropEmpty(sheet)
  return sheet.toString()
}

/**
 * @returns a predicate that is true for selectors which match the HTML by classes and attribute
 * values.
 */
function usesOf(html: string): (selector: string) => boolean {
  const classes = new Set(
    [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  return (selector) => {
    // Conditions in `:has()` and `:not()` may become true later.
    const own = selector.replace(/:(?:has|not)\(.*?\)+/g, '')
    const named = [...own.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
    const values = [...own.matchAll(/\[([\w-]+)="?([^\]"]+)"?\]/g)]
    return (
      named.length > 0 &&
      named.every((name) => classes.has(name)) &&
      values.every(([, attribute, value]) => html.includes(`${attribute}="${value}"`))
    )
  }
}

const isStep = ({ parent }: Rule) =>
  // The check of `type` ensures that the parent is an at-rule.
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')

function dropUnusedAnimations(sheet: Root): void {
  const animations: string[] = []
  sheet.walkDecls(/^animation/, ({ value }) => {
    animations.push(value)
  })
  sheet.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.some((value) => value.split(/[\s,]+/).includes(rule.params))) rule.remove()
  })
}

function dropEmpty(sheet: Root): void {
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
}
