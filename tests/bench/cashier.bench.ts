import type { Browser, Page } from '@playwright/test'
import { startGatewayProcess } from '../support/runningGateway.ts'
import { launch, median, round } from './page/measuredPage.ts'

const rounds = 5
/** CPU slowdown factor. */
const slowdown = 4
/** Slow 4G as in Lighthouse: round trip in milliseconds, and bytes per second. */
const slowNetwork = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

async function openAsAna(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ locale: 'pt-BR', viewport: { width: 390, height: 844 } })
  await page.goto(`${url}/login`)
  const dialog = page.getByRole('dialog', { name: 'Entrar' })
  await dialog.getByLabel('Usuário ou celular').fill('ana')
  await dialog.getByLabel('Senha *').fill('portico-ana-1')
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  return page
}

/** Milliseconds from the request of the document until payment method and amount are usable. */
async function loadDeposit(page: Page, url: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slowNetwork })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(`${url}/member/deposit`, { waitUntil: 'commit' })
  // Scripts render both fields, so the fields respond as soon as they exist.
  const time = await page.evaluate(
    (fields) =>
      new Promise<number>((usable) => {
        const look = () => {
          const isUsable = fields.every((field) => document.querySelector(field) !== null)
          if (isUsable) usable(performance.now())
          else requestAnimationFrame(look)
        }
        look()
      }),
    ['input[type="radio"]:checked', 'input[inputmode="decimal"]'],
  )
  await session.detach()
  return time
}

/** Time until a logged-in member can start a deposit, on a phone and a slow network. */
export async function run() {
  const gateway = await startGatewayProcess()
  const browser = await launch()
  try {
    const page = await openAsAna(browser, gateway.url)
    const times: number[] = []
    while (times.length < rounds) times.push(await loadDeposit(page, gateway.url))
    return {
      title: `Hard load of /member/deposit (slow 4G, processor ${slowdown} x slower, median of ${rounds})`,
      rows: [
        {
          figure: 'method and amount can be used',
          value: round(median(times), 0),
          unit: 'ms',
          target: '<= 2500',
        },
      ],
    }
  } finally {
    await browser.close()
    await gateway.stop()
  }
}
