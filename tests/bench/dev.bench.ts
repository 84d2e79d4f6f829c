/** How soon a developer can use the portal after `npm run dev`, with nothing of it compiled before. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/setup/bootstrap.mjs'
import { launch, median, round } from './measuredPage.ts'

const runs = 3
const cacheDir = 'node_modules/.cache/portico/vite-e2e'

/** Milliseconds from a server that listens to a log-in button that opens its dialog. */
async function fromServerToUse(): Promise<{ start: number; usable: number }> {
  rmSync(join(root, cacheDir), { recursive: true, force: true })
  const began = performance.now()
  const server = spawn(process.execPath, [join(root, 'tests/support/mocksServer.ts')], {
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
  const times: Awaited<ReturnType<typeof fromServerToUse>>[] = []
  for (let count = 0; count < runs; count += 1) times.push(await fromServerToUse())
  const row = (figure: string, values: number[], target?: string) => ({
    figure,
    value: round(median(values), 0),
    unit: 'ms',
    ...(target && { target }),
  })
  return {
    title: 'npm run dev, with nothing compiled before, in a browser that was never there',
    rows: [
      row(
        'server starts',
        times.map(({ start }) => start),
      ),
      row(
        'log-in dialog after that',
        times.map(({ usable }) => usable),
        '≤ 2000',
      ),
    ],
  }
}
