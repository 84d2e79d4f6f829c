/**
 * Loaded into a gateway before anything of its own, by `--import`: writes down how long it waits
 * for each hash of a password, in milliseconds, one a line.
 */
import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

type Told = (error: Error | null, key: Buffer) => void

const file = process.env.BENCH_HASHES
const { scrypt } = crypto

function timed(
  password: BinaryLike,
  salt: BinaryLike,
  length: number,
  options: ScryptOptions,
  tell: Told,
): void {
  const begun = performance.now()
  scrypt(password, salt, length, options, (error, key) => {
    if (file) appendFileSync(file, `${performance.now() - begun}\n`)
    tell(error, key)
  })
}

Object.assign(crypto, { scrypt: timed })
syncBuiltinESMExports()
