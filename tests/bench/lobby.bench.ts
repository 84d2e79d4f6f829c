import type { CDPSession, Page } from '@playwright/test'
import { startGatewayProcess } from '../support/runningGateway.ts'
import { launch, median, round } from './page/measuredPage.ts'
import type { Figures, Row } from './printFigures.ts'

/** Scroll speeds of a flick and of reading in pixels per second, and seconds of each scroll. */
const flick = 9600
const reading = 2400
const seconds = 3
const jumps = 10
const rounds = 7
/** CPU slowdown factor for the first view of a page of the list. */
const slowdown = 4

const grid = { name: 'Slots' } as const
const tiles = (page: Page) => page.getByRole('list', grid).getByRole('article')

/** Value of a metric that the browser reports; 0 if it is missing. */
async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find((one) => one.name === name)?.value ?? 0
}

/** JavaScript heap in bytes after garbage collection. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  return metric(session, 'JSHeapUsedSize')
}

/** Scrolls evenly. @returns milliseconds between consecutive frames. */
const scrollEvenly = ([pixels, duration]: [number, number]) =>
  new Promise<number[]>((end) => {
    const frames: number[] = []
    const start = performance.now()
    let before = start
    const step = (now: number) => {
      frames.push(now - before)
      before = now
      window.scrollTo(0, ((now - start) / 1000) * pixels)
      if (now - start < duration * 1000) requestAnimationFrame(step)
      else end(frames.slice(1))
    }
    requestAnimationFrame(step)
  })

type Scroll = { framesPerSecond: number; busyTime: number; scriptAndStyle: number }

/** Opens the whole list and scrolls through it. @returns times in milliseconds per frame. */
async function scrolled(page: Page, session: CDPSession, speed: number): Promise<Scroll> {
  await page.goto('/rng?view=whole')
  await tiles(page).first().waitFor()
  await page.locator('[data-hydrating]').first().waitFor({ state: 'detached' })
  const scriptAndStyle = async () =>
    (await metric(session, 'ScriptDuration')) + (await metric(session, 'RecalcStyleDuration'))
  const before = await metric(session, 'TaskDuration')
  const scriptBefore = await scriptAndStyle()
  const frames = await page.evaluate(scrollEvenly, [speed, seconds] as [number, number])
  const busy = ((await metric(session, 'TaskDuration')) - before) * 1000
  return {
    framesPerSecond: (frames.length * 1000) / frames.reduce((sum, frame) => sum + frame, 0),
    busyTime: busy / frames.length,
    scriptAndStyle: (((await scriptAndStyle()) - scriptBefore) * 1000) / frames.length,
  }
}

async function scrollRows(page: Page, session: CDPSession): Promise<Row[]> {
  const rows = async (speed: number, frames: string, busyTarget: string): Promise<Row[]> => {
    const all: Scroll[] = []
    while (all.length < rounds) all.push(await scrolled(page, session, speed))
    return [
      {
        figure: `frames while ${speed} px/s are scrolled`,
        value: round(median(all.map(({ framesPerSecond }) => framesPerSecond))),
        unit: '/s',
        target: frames,
      },
      {
        figure: 'main thread in such a frame',
        value: round(median(all.map((one) => one.busyTime)), 2),
        unit: 'ms',
        target: busyTarget,
      },
      {
        figure: 'script and style in such a frame',
        value: round(median(all.map((one) => one.scriptAndStyle)), 2),
        unit: 'ms',
        target: '<= 3',
      },
    ]
  }
  return [...(await rows(flick, '>= 60', '<= 4')), ...(await rows(reading, '>= 60', ''))]
}

async function gridRows(page: Page): Promise<Row[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const scrolling = await scrollRows(page, session)
  const nodes = await page.evaluate(() => document.querySelectorAll('main *').length)
  const jump = (part: number) =>
    page.evaluate(
      (at) =>
        new Promise((resolve) => {
          window.scrollTo(0, at * document.documentElement.scrollHeight)
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        }),
      part,
    )
  const there = async () => {
    for (let at = 1; at <= jumps; at += 1) await jump(at / (jumps + 1))
    await jump(0)
    await tiles(page).first().waitFor()
    return heapOf(session)
  }
  const first = await there()
  const second = await there()
  return [
    ...scrolling,
    { figure: 'elements of the page’s main part', value: nodes, unit: '', target: '<= 1000' },
    {
      figure: `memory after ${jumps} more jumps, of that after the first`,
      value: round(second / first, 2),
      unit: '',
      target: '<= 1.05',
    },
  ]
}

/** Milliseconds from a click on the control with this name until the list shows other games. */
async function timeTo(page: Page, press: string): Promise<number> {
  return page.evaluate(
    ([name, label]) =>
      new Promise<number>((resolve, fail) => {
        const list = document.querySelector(`ul[aria-label="${label}"]`)
        const button = [...document.querySelectorAll('button, a')].find(
          (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
        )
        if (!(list && button instanceof HTMLElement)) return fail(new Error(`No '${name}'`))
        const text = () =>
          document.querySelector(`ul[aria-label="${label}"] article h3`)?.textContent
        const before = text()
        const start = performance.now()
        const look = () => {
          const now = text()
          if (now !== undefined && now !== before) resolve(performance.now() - start)
          else requestAnimationFrame(look)
        }
        button.click()
        requestAnimationFrame(look)
      }),
    [press, grid.name] as const,
  )
}

async function turnRows(page: Page): Promise<Row[]> {
  const session = await page.context().newCDPSession(page)
  const turn = async (first: boolean) => {
    await page.goto('/rng')
    await page.locator('[data-hydrating]').first().waitFor({ state: 'detached' })
    await tiles(page).first().waitFor()
    if (first) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      const time = await timeTo(page, 'Página 2')
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      return time
    }
    await timeTo(page, 'Página 2')
    await timeTo(page, 'Página 1')
    return timeTo(page, 'Página 2')
  }
  const times = async (first: boolean) => {
    const all: number[] = []
    while (all.length < rounds) all.push(await turn(first))
    return round(median(all), 0)
  }
  return [
    {
      figure: 'a page that was seen before',
      value: await times(false),
      unit: 'ms',
      target: '<= 50',
    },
    {
      figure: `another page, processor ${slowdown} x slower`,
      value: await times(true),
      unit: 'ms',
      target: '<= 400',
    },
  ]
}

/** Cost of scrolling and paging through a list of ten thousand games. */
export async function run(): Promise<Figures> {
  const gateway = await startGatewayProcess()
  const browser = await launch()
  try {
    const page = await browser.newPage({
      baseURL: gateway.url,
      locale: 'pt-BR',
      viewport: { width: 1440, height: 900 },
    })
    return {
      title: `The lobby, 1,440 x 900 (medians of ${rounds})`,
      rows: [...(await gridRows(page)), ...(await turnRows(page))],
    }
  } finally {
    await browser.close()
    await gateway.stop()
  }
}
