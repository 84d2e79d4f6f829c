// @ts-check
/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * Hands the signals of this process on to a child. Ctrl-C on a terminal reaches the child by itself,
 * and a second one would tell it to stop without finishing its work.
 * @param {ChildProcess} child
 */
export function passSignalsTo(child) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGHUP', 'SIGTERM'])) {
    const fromTerminal = signal !== 'SIGTERM' && process.stdin.isTTY
    const pass = () => void (fromTerminal || child.kill(signal))
    process.on(signal, pass)
    child.on('exit', () => process.off(signal, pass))
  }
}

/**
 * Ends this process as the child ends: with its code, or by the same signal.
 * @param {ChildProcess} child
 */
export function exitLike(child) {
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    if (signal) process.kill(process.pid, signal)
    else process.exit(code ?? 1)
  })
}

/**
 * Ends this process when the one that started it has gone. npm runs scripts in a shell that takes a
 * SIGTERM for itself and passes nothing on, which would leave a server behind that nobody can see.
 */
export function endWithParent() {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}
