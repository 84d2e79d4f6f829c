import type { RepositoryFile } from '../support/repositoryFiles.ts'

type Point = { x: number; y: number }

const commands = /([MmLlHhVv])([^A-Za-z]*)|[ACQSTZacqstz][^A-Za-z]*/g
const numbers = /-?(?:\d+\.?\d*|\.\d+)/g
/** Play icons. They look like arrowheads, but do not point along the text. */
const play = /const \w*Play\w* =/

/**
 * Corners of the open lines of an SVG path. A closed line is a shape, such as a star or a diamond.
 */
function linesOf(path: string): Point[][] {
  const lines: Point[][] = []
  let at: Point = { x: 0, y: 0 }
  for (const [text, command = '', rest = ''] of path.matchAll(commands)) {
    const values = (rest.match(numbers) ?? []).map(Number)
    const isRelative = command === command.toLowerCase()
    const axes = /[hv]/i.test(command) ? command.toLowerCase() : 'xy'
    if (/^z/i.test(text)) lines.pop()
    if (command === '' || /m/i.test(command)) lines.push([])
    for (let index = 0; index < values.length; index += axes === 'xy' ? 2 : 1) {
      const [one = 0, other = 0] = [values[index], values[index + 1]]
      const from = isRelative ? at : { x: 0, y: 0 }
      if (axes === 'h') at = { x: from.x + one, y: at.y }
      else if (axes === 'v') at = { x: at.x, y: from.y + one }
      else at = { x: from.x + one, y: from.y + other }
      lines.at(-1)?.push(at)
    }
  }
  return lines
}

/** True if two segments of a line form an arrowhead that points to the left or to the right. */
const hasArrowhead = (line: readonly Point[]): boolean =>
  line.some((tip, index) => {
    const [before, after] = [line[index - 1], line[index + 1]]
    if (!before || !after) return false
    const [inX, inY] = [tip.x - before.x, tip.y - before.y]
    const [outX, outY] = [after.x - tip.x, after.y - tip.y]
    return inX !== 0 && inY !== 0 && Math.abs(inX + outX) < 0.01 && Math.abs(inY - outY) < 0.01
  })

const pointsSideways = (path: string): boolean => {
  const lines = linesOf(path)
  // Two opposite arrows, as in the icon of a transfer, look the same when they are mirrored.
  return lines.filter(hasArrowhead).length === 1
}

/** Icons with an arrowhead to the left or right that is not mirrored in right-to-left languages. */
export function pointingIcons(files: readonly RepositoryFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap(({ path, content }) =>
      content.split(/\n(?=(?:export )?(?:const|function) )/).flatMap((part) => {
        if (part.includes('className="mirrored"') || play.test(part)) return []
        const found = [...part.matchAll(/\bd="([^"]+)"/g)].filter(([, d = '']) => pointsSideways(d))
        return found.map(([text]) => `${path} '${text}' needs a <g className="mirrored">.`)
      }),
    )
}
