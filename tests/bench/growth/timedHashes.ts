/**
 * Preloaded into a gateway by `--import`: records the duration of each password hash in
 * milliseconds, one per line.
 */
import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

type Told = (error: Error | null, key: Buffer) => void

const file = process.env.BENCH_HASHES
const { scrypt } = crypto

function timeScrypt(
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

Object.assign(crypto, { scrypt: timeScrypt })
syncBuiltinESMExports()
