/**
 * Measures and prints every figure: `npm run bench [word]` runs the benches whose name contains the
 * word. A second word is the bench's argument, such as the number of bets for `growth`.
 */
import { run as bundle } from './bundle.bench.ts'
import { run as cashier } from './cashier.bench.ts'
import { run as contract } from './contract.bench.ts'
import { run as dev } from './dev.bench.ts'
import { run as documents } from './documents.bench.ts'
import { run as paintTouch } from './firstTouch.bench.ts'
import { run as form } from './form.bench.ts'
import { run as games } from './games.bench.ts'
import { run as gateway } from './gateway.bench.ts'
import { run as generation } from './generation.bench.ts'
import { run as growth } from './growth.bench.ts'
import { run as ledger } from './ledger.bench.ts'
import { run as lobby } from './lobby.bench.ts'
import { run as logins } from './logins.bench.ts'
import { attack, conformance, durability, faults, gatewayKills } from './longProofs.bench.ts'
import { run as paint } from './paint.bench.ts'
import { run as patterns } from './patterns.bench.ts'
import { type Figures, printFigures } from './printFigures.ts'
import { run as search } from './search.bench.ts'
import { run as shift } from './shift.bench.ts'
import { run as team } from './team.bench.ts'
import { run as tests } from './testRun.bench.ts'

const benches: Record<string, (more?: string) => Promise<Figures>> = {
  generation,
  contract,
  bundle,
  dev,
  form,
  paint,
  paintTouch,
  shift,
  documents,
  cashier,
  patterns,
  search,
  lobby,
  games,
  gateway,
  ledger,
  logins,
  team,
  growth,
  durability,
  kills: gatewayKills,
  attack,
  faults,
  conformance,
  tests,
}

const [word = '', more] = process.argv.slice(2)
const chosenBenches = Object.entries(benches).filter(([name]) => name.includes(word))
if (chosenBenches.length === 0) {
  process.stderr.write(`There is no bench '${word}': ${Object.keys(benches).join(', ')}\n`)
  process.exitCode = 1
}
for (const [, bench] of chosenBenches) printFigures(await bench(more))
