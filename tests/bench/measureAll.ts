/**
 * Measures and prints figures: `npm run bench` those of every bench, `npm run bench [word…]` those of
 * the benches of each word (`chooseBenches`).
 */
import { run as bundle } from './bundle.bench.ts'
import { run as cashier } from './cashier.bench.ts'
import { chooseBenches } from './chooseBenches.ts'
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

const { chosen, unknown } = chooseBenches(Object.keys(benches), process.argv.slice(2))
if (unknown.length > 0) {
  const names = Object.keys(benches).join(', ')
  process.stderr.write(`There is no bench '${unknown.join("', '")}': ${names}\n`)
  process.exitCode = 1
} else {
  for (const { name, argument } of chosen) {
    const figures = await benches[name]?.(argument)
    if (figures) printFigures(figures)
  }
}
