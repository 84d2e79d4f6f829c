import { join } from 'node:path'
import { lint, loadConfig } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Lints a document with the contract's rules. @returns errors and warnings, as `rule: message`. */
async function complaints(file: string): Promise<string[]> {
  const config = await loadConfig({ configPath: join(root, 'redocly.yaml') })
  const problems = await lint({ ref: join(root, file), config: config.forAlias('portal@v1') })
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)
}

describe('linter of the contract', () => {
  it('the linter reports no problems of the contract', async () => {
    expect(await complaints('openapi/portal.yaml')).toEqual([])
  })

  it('the linter reports each problem of a broken contract', async () => {
    const rules = (await complaints('tests/contract/fixtures/broken.yaml')).map(
      (complaint) => complaint.split(': ')[0],
    )
    expect(rules).toEqual(
      expect.arrayContaining([
        'no-unresolved-refs',
        'no-invalid-media-type-examples',
        'operation-operationId',
        'operation-summary',
        'operation-4xx-response',
        'operation-tag-defined',
        'security-defined',
        'no-unused-components',
      ]),
    )
  })
})
