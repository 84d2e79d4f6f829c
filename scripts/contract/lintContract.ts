/** Lints the contract with the rules of `redocly.yaml` and shows at most 200 problems. */
import { formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core'
import { root } from '../setup/bootstrap.mjs'

const config = await loadConfig({ configPath: `${root}/redocly.yaml` })
const problems = await lint({
  ref: `${root}/openapi/portal.yaml`,
  config: config.forAlias('portal@v1'),
})
const totals = getTotals(problems)
formatProblems(problems, { format: 'codeframe', maxProblems: 200, totals, version: '' })
if (totals.errors > 0) process.exitCode = 1
