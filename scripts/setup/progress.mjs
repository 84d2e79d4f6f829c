// @ts-check
/** Progress of a command: one line per step, with its duration. */

/**
 * Final line of a step, with its duration.
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
 * Shows a step while it runs. A terminal shows the elapsed seconds on the same line; a log gets one
 * line at the start and one at the end.
 * @template T
 * @param {string} title a sentence in the present tense that ends with an ellipsis
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
