import { type Scenario, scenarios } from '../scenarios/scenarios.ts'
import { createButton, createElement, createField, createRow } from './createElement.ts'
import type { Panel, Section } from './section.ts'

const minute = 60_000
const steps = [
  ['A minute later', minute],
  ['An hour later', 60 * minute],
  ['A day later', 24 * 60 * minute],
] as const

/** Section for the scenario of the server and the latency of each call. */
export function scenarioSection({ mocks }: Panel): Section {
  const select = createElement(
    'select',
    {},
    ...scenarios.map((name) => createElement('option', { value: name }, name)),
  )
  select.addEventListener('change', () => {
    // The cast is safe: the options of the select element are the scenarios.
    mocks.scenarios.setScenario(select.value as Scenario)
  })
  const latency = createElement('input', { type: 'number', min: '0', max: '60000', step: '100' })
  latency.addEventListener('change', () => {
    mocks.scenarios.setLatency(Math.max(0, Number(latency.value) || 0))
  })
  const refresh = () => {
    const state = mocks.scenarios.state()
    select.value = state.scenario
    // A focused input keeps the number that the developer is typing.
    if (!isFocused(latency)) latency.value = String(state.latency)
  }
  return {
    title: 'Scenario',
    nodes: [
      createField('What happens', select),
      createField('Milliseconds that each call takes', latency),
    ],
    refresh,
  }
}

function isFocused(element: HTMLElement): boolean {
  const root = element.getRootNode()
  return 'activeElement' in root && root.activeElement === element
}

/** Section for the domain's clock, by which codes, captchas and sessions expire. */
export function clockSection({ mocks, tell }: Panel): Section {
  const time = createElement('p')
  const refresh = () => {
    time.textContent = `Platform time: ${new Date(mocks.clock.now()).toISOString()}`
  }
  const change = (work: () => void) => () => {
    work()
    refresh()
    return undefined
  }
  return {
    title: 'Clock',
    nodes: [
      time,
      createRow(
        ...steps.map(([label, step]) =>
          createButton(
            label,
            change(() => mocks.clock.advance(step)),
            tell,
          ),
        ),
        createButton(
          'The real time',
          change(() => mocks.clock.reset()),
          tell,
        ),
      ),
    ],
    refresh,
  }
}
