import postcss, { type AtRule, type Root, type Rule } from 'postcss'

/**
 * The rules of a style sheet that some HTML can use, by its classes: for what a document carries of
 * a part whose own styles come with the part's code. Rules without a class are left out, those for
 * another value of an attribute, and animations that no rule here names.
 *
 * @param css as the build wrote it, minified
 */
export function usedRules(css: string, html: string): string {
  const sheet = postcss.parse(css)
  const isUsed = usesOf(html)
  sheet.walkRules((rule) => {
    if (isStep(rule)) return
    // A nested rule is for the element of the rule around it.
    const isNested = rule.parent?.type === 'rule' && !rule.selector.includes('.')
    const used = rule.selectors.filter((selector) => isNested || isUsed(selector))
    if (used.length === 0) rule.remove()
    else rule.selectors = used
  })
  dropUnusedAnimations(sheet)
  dropEmpty(sheet)
  return sheet.toString()
}

/** @returns whether a selector, by its classes and the values of its attributes, is for the HTML. */
function usesOf(html: string): (selector: string) => boolean {
  const classes = new Set(
    [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  return (selector) => {
    // What `:has()` and `:not()` ask for may come later.
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
  // Its type says so.
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
