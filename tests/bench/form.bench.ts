import type { Page } from '@playwright/test'
import { startGatewayProcess } from '../support/runningGateway.ts'
import { measurePlainForm, submitCost } from './form/plainForm.ts'
import { type Cost, costOf, launch, median, round } from './page/measuredPage.ts'
import type { Row } from './printFigures.ts'

const rulesCall = '**/wps/system/setting/register'
const typedText = 'abcdefghijklmnopqrst'
const rounds = 5

const rule = (name: string, changes: object = {}) => ({
  name,
  type: 'text',
  enabled: true,
  required: true,
  acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
  patternId: 'LETTER_FIRST_ALNUM',
  minLength: 4,
  maxLength: 32,
  label: { en: `Field ${name}` },
  verdict: 'safe',
  dialect: 'u',
  ...changes,
})

const rulesOf = (count: number, changes: object = {}) => ({
  success: true,
  value: {
    version: 1,
    minimumAge: 18,
    fields: Array.from({ length: count }, (_, index) =>
      rule(index === 0 ? 'username' : `field${index}`, index === 1 ? changes : {}),
    ),
  },
})

type Rules = ReturnType<typeof rulesOf>

/** Opens the home page, uses it, and waits until it has prefetched the form's code in idle time. */
async function openHome(page: Page, rules: () => Rules) {
  await page.route(rulesCall, (route) => route.fulfill({ json: rules() }))
  await page.goto('/')
  await page.locator('html[data-hydrated]').waitFor()
  await page.mouse.move(600, 450)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/entrance-')),
  )
  // Fetched code may not be evaluated yet.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

const fieldOf = (page: Page, name: string) => page.locator(`#registration-${name}`)

const wait = (page: Page, milliseconds: number) =>
  page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), milliseconds)

/**
 * Script time per key press in a field that has lost the focus once: the form then validates each
 * key.
 */
async function keyCost(page: Page, input: ReturnType<Page['locator']>): Promise<number> {
  await input.fill('a')
  await input.blur()
  await input.focus()
  // Wait for the end of idle-time work such as prefetching, since the measurement would include
  // that work.
  await wait(page, 1000)
  const { script } = await costOf(page, () => page.keyboard.type(typedText))
  return script / typedText.length
}

async function plainKeyCost(page: Page, count: number): Promise<number> {
  await page.setContent(
    `<form>${Array.from({ length: count }, (_, index) => `<label>Field ${index}<input></label>`).join('')}</form>`,
  )
  return keyCost(page, page.locator('input').nth(1))
}

async function measureForm(page: Page, count: number) {
  await openHome(page, () => rulesOf(count))
  const last = fieldOf(page, `field${count - 1}`)
  // The home page prefetches and hydrates in idle time, which does not belong to the form.
  await wait(page, 1000)
  const mount = await costOf(page, async () => {
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('header [data-variant=primary]')?.click(),
    )
    await last.waitFor({ state: 'attached' })
  })
  const key = await keyCost(page, fieldOf(page, 'field1'))
  return { mount, key }
}

/**
 * Rules of 200 fields. 198 of them have conditions on `field1` and are visible while it has a
 * value.
 */
const conditionalRules = () => {
  const { success, value } = rulesOf(200)
  const showWhen = [
    { source: 'field', field: 'field1', operator: 'answered' },
    { source: 'field', field: 'field1', operator: 'notEquals', values: ['nobody'] },
  ]
  const fields = value.fields.map((field, index) => (index < 2 ? field : { ...field, showWhen }))
  return { success, value: { ...value, fields } }
}

/**
 * Script time per key press in a form of 200 fields: in the field that the conditions read, and in
 * another field.
 */
async function measureConditions(page: Page, rules: () => Rules) {
  await openHome(page, rules)
  await page.goto('/register')
  const source = fieldOf(page, 'field1')
  await source.fill('a')
  await fieldOf(page, 'field199').waitFor({ state: 'attached' })
  return {
    read: await keyCost(page, source),
    unread: await keyCost(page, fieldOf(page, 'field100')),
  }
}

async function measureErrors(page: Page, count: number): Promise<Cost> {
  await openHome(page, () => rulesOf(count))
  await page.goto('/register')
  await fieldOf(page, `field${count - 1}`).waitFor({ state: 'attached' })
  await wait(page, 1000)
  return submitCost(page, count)
}

/** Busy time of the portal's form divided by that of a plain form, which is measured in turn. */
async function ratioRows(count: number, once: Once): Promise<Row[]> {
  const mounts: number[] = []
  const submits: number[] = []
  for (let index = 0; index < rounds; index += 1) {
    const plain = await once((page) => measurePlainForm(page, count))
    const { mount } = await once((page) => measureForm(page, count))
    const errors = await once((page) => measureErrors(page, count))
    mounts.push(mount.busyTime / plain.mount.busyTime)
    submits.push(errors.busyTime / plain.errors.busyTime)
  }
  const row = (figure: string, ratios: number[], target: string) => ({
    figure: `${figure} ${count} fields, of that of a plain form`,
    value: round(median(ratios)),
    unit: '',
    target,
  })
  return [row('mount of', mounts, '<= 3'), row('failed submit of', submits, '<= 4')]
}

/**
 * Milliseconds from the response with changed rules until the change is painted with focus kept.
 */
async function measureChange(page: Page): Promise<number> {
  let rules = rulesOf(20)
  // Without server events the form requests the rules every two seconds instead of every minute.
  await page.routeWebSocket('**/*', (socket) => socket.close())
  await openHome(page, () => rules)
  await page.goto('/register')
  const field = fieldOf(page, 'field5')
  await field.fill('abc')
  await field.focus()
  await page.evaluate(() => {
    const seen = globalThis as { fetchedAt?: number }
    const original = globalThis.fetch
    globalThis.fetch = async (...input) => {
      const answer = await original(...input)
      if (answer.url.includes('setting/register')) seen.fetchedAt = performance.now()
      return answer
    }
  })
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const input = document.querySelector('#registration-field1-message')
        if (!input) return
        new MutationObserver(() => {
          const { fetchedAt = 0 } = globalThis as { fetchedAt?: number }
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - fetchedAt)))
        }).observe(input, { characterData: true, childList: true, subtree: true })
      }),
  )
  rules = rulesOf(20, { maxLength: 12 })
  const milliseconds = await painted
  const isKept = await field.evaluate((input) => input === document.activeElement)
  if (!isKept) throw new Error('the focus was lost')
  return milliseconds
}

/** Longest block of the main thread while a hostile pattern runs on its attack text. */
async function measureFreeze(page: Page): Promise<number> {
  await openHome(page, () => rulesOf(3, { acceptedPattern: '^(a+)+$', verdict: undefined }))
  await page.goto('/register')
  const field = fieldOf(page, 'field1')
  await field.waitFor()
  await page.evaluate(() => {
    const held = globalThis as { maxHold?: number }
    held.maxHold = 0
    let last = performance.now()
    const tick = () => {
      const now = performance.now()
      held.maxHold = Math.max(held.maxHold ?? 0, now - last)
      last = now
      setTimeout(tick)
    }
    setTimeout(tick)
  })
  await field.fill(`${'a'.repeat(30)}!`)
  await field.blur()
  await fieldOf(page, 'field2').fill('still alive')
  // Waits longer than the time limit of the worker that runs patterns.
  await wait(page, 1000)
  return page.evaluate(() => (globalThis as { maxHold?: number }).maxHold ?? 0)
}

type Once = <Result>(measure: (page: Page) => Promise<Result>) => Promise<Result>

type Keys = Awaited<ReturnType<typeof measureConditions>>

/** Cost of the registration form on a player's machine. */
export async function run() {
  const gateway = await startGatewayProcess()
  const browser = await launch()
  const once: Once = async (measure) => {
    const context = await browser.newContext({ baseURL: gateway.url, locale: 'en' })
    const result = await measure(await context.newPage())
    await context.close()
    return result
  }
  const repeat = async <Result>(measure: (page: Page) => Promise<Result>): Promise<Result[]> => {
    const results: Result[] = []
    for (let index = 0; index < rounds; index += 1) results.push(await once(measure))
    return results
  }
  try {
    const plain = [
      await repeat((page) => plainKeyCost(page, 20)),
      await repeat((page) => plainKeyCost(page, 200)),
    ]
    const few = await repeat((page) => measureForm(page, 20))
    const many = await repeat((page) => measureForm(page, 200))
    // Forms with and without conditions take turns, since the machine's speed varies.
    const without: Keys[] = []
    const conditions: Keys[] = []
    for (let index = 0; index < rounds; index += 1) {
      without.push(await once((page) => measureConditions(page, () => rulesOf(200))))
      conditions.push(await once((page) => measureConditions(page, conditionalRules)))
    }
    const added = (key: keyof Keys) =>
      conditions.map((keys, index) => keys[key] - (without[index]?.[key] ?? 0))
    const row = (figure: string, values: number[], target?: string) => ({
      figure,
      value: round(median(values), 2),
      unit: 'ms',
      ...(target ? { target } : {}),
    })
    const keys = (results: { key: number }[]) => results.map(({ key }) => key)
    const mounts = (results: { mount: Cost }[]) => results.map(({ mount }) => mount.script)
    const errors = await repeat((page) => measureErrors(page, 20))
    return {
      title: `Registration form (main thread, median of ${rounds})`,
      rows: [
        row('script per key, plain HTML, 20 fields', plain[0] ?? []),
        row('script per key, plain HTML, 200 fields', plain[1] ?? []),
        row('script per key, 20 fields', keys(few), '<= 1.5'),
        row('script per key, 200 fields', keys(many), '<= 1.5'),
        row('… added by 198 conditions that read the field', added('read'), '<= 0.3'),
        row('… added by 198 conditions that read another', added('unread'), '<= 0.1'),
        row('script to mount 20 fields', mounts(few)),
        row('script to mount 200 fields', mounts(many), '<= 130'),
        row(
          'script of a submit that shows 20 errors',
          errors.map(({ script }) => script),
          '<= 40',
        ),
        ...(await ratioRows(20, once)),
        ...(await ratioRows(200, once)),
        row('changed rules to paint, focus kept', await repeat(measureChange)),
        row('longest freeze under ^(a+)+$', await repeat(measureFreeze), '<= 100'),
      ],
    }
  } finally {
    await browser.close()
    await gateway.stop()
  }
}
