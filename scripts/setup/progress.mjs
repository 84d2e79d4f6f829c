// @ts-check
/** What the person who started a command sees while it works: one line a step, with its seconds. */

/**
 * A step with its duration, as the line that closes it.
 * @param {string} title
 * @param {number} milliseconds
 * @returns {string}
 */
export function finishedLine(title, milliseconds) {
  return `  ${title} ${inSeconds(milliseconds)}`
}

/** @param {number} milliseconds */
function inSeconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

/**
 * Says what is being done while it is done. On a terminal the seconds count up in place; elsewhere
 * there is a line at the start and one at the end, so that a log never seems to hang.
 * @template T
 * @param {string} title a sentence in the present, ending in an ellipsis
 * @param {() => Promise<T>} work
 * @param {{ write: (text: string) => unknown, isTTY?: boolean }} [out]
 * @returns {Promise<T>}
 */
export async function showProgress(title, work, out = process.stdout) {
  const started = performance.now()
  const seconds = () => inSeconds(performance.now() - started)
  const line = () => `  ${title} ${seconds()}`
  out.write(out.isTTY ? line() : `  ${title}\n`)
  const ticking = out.isTTY ? setInterval(() => out.write(`\r${line()}`), 1000) : undefined
  try {
    return await work()
  } finally {
    clearInterval(ticking)
    out.write(out.isTTY ? `\r${line()}\n` : `  … took ${seconds()}\n`)
  }
}
