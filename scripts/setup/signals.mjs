// @ts-check
/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * Passes the signals of this process on to a child. Ctrl-C reaches the child directly on a
 * terminal, and a second signal would make it stop without finishing its work.
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
 * Ends this process as the child ends: with its exit code or by the same signal.
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
 * Ends this process when its parent has ended. npm runs scripts in a shell that handles SIGTERM
 * itself and does not pass it on, which would leave a server running unnoticed.
 */
export function endWithParent() {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}
