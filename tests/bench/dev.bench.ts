/** Time from `npm run dev` until the portal is usable, in a browser with an empty cache. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/setup/bootstrap.mjs'
import { launch, median, round } from './page/measuredPage.ts'

const runs = 3
/** Cache folders of earlier starts: of Vite's packages and of the mocks. */
const cacheFolders = ['vite-e2e', 'mocks'].map((name) => join('node_modules/.cache/portico', name))

/** Milliseconds until the server listens, and from then until the log-in dialog is usable. */
async function fromServerToUse(): Promise<{ start: number; usable: number }> {
  const began = performance.now()
  const server = spawn(process.execPath, [join(root, 'tests/support/developmentServer.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const browser = await launch()
  try {
    const [line] = await once(server.stdout, 'data')
    const listening = performance.now()
    const page = await browser.newPage({ locale: 'pt-BR' })
    await page.goto(String(line).trim())
    await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click()
    await page.getByRole('dialog').getByRole('textbox').first().waitFor()
    return { start: listening - began, usable: performance.now() - listening }
  } finally {
    await browser.close()
    server.kill()
  }
}

export async function run() {
  const forget = () => {
    for (const folder of cacheFolders) rmSync(join(root, folder), { recursive: true, force: true })
  }
  const measure = async (prepare: () => void) => {
    const times: Awaited<ReturnType<typeof fromServerToUse>>[] = []
    for (let count = 0; count < runs; count += 1) {
      prepare()
      times.push(await fromServerToUse())
    }
    const of = (name: 'start' | 'usable') => round(median(times.map((one) => one[name])), 0)
    return { start: of('start'), usable: of('usable') }
  }
  const first = await measure(forget)
  const later = await measure(() => {})
  const row = (figure: string, value: number, target?: string) => ({
    figure,
    value,
    unit: 'ms',
    ...(target && { target }),
  })
  return {
    title: 'npm run dev, in a browser that was never there',
    rows: [
      row('server starts, for the first time', first.start),
      row('log-in dialog after that', first.usable, '≤ 2000'),
      row('server starts, as on any other day', later.start),
      row('log-in dialog after that', later.usable, '≤ 2000'),
    ],
  }
}
