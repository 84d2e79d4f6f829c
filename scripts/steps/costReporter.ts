import { readFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import { recordCost } from './costs.ts'

/** Vitest reporter that records component tests, and test files which are expensive to load. */
// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by its default export.
export default class CostReporter implements Reporter {
  onTestModuleEnd({ moduleId, project, children }: TestModule): void {
    const { isolate, environment } = project.config
    if (isolate) recordCost('isolatedTestFiles')
    const isJsdom =
      environment === 'jsdom' || /@vitest-environment jsdom/.test(readFileSync(moduleId, 'utf8'))
    if (!isJsdom) return
    recordCost('jsdomFiles')
    for (const test of children.allTests()) {
      if (test.result().state !== 'skipped') recordCost('componentTests')
    }
  }
}
