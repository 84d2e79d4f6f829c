import type { BrowserMocks } from '../page/browserMocks.ts'
import { callsSection } from './callsSection.ts'
import { captchaSection, mailSection, smsSection } from './codesSection.ts'
import { createElement } from './createElement.ts'
import { lieOnTop } from './lieOnTop.ts'
import { linkSection } from './linkSection.ts'
import { attachPanel } from './panelElement.ts'
import { peopleSection } from './peopleSection.ts'
import { dataSection, platformSection } from './platformSection.ts'
import { rulesSection } from './rulesSection.ts'
import { clockSection, scenarioSection } from './scenarioSection.ts'
import type { Panel } from './section.ts'

/** Sections of the panel, the most frequently used first. */
const sections = [
  peopleSection,
  scenarioSection,
  clockSection,
  callsSection,
  smsSection,
  mailSection,
  captchaSection,
  linkSection,
  rulesSection,
  platformSection,
  dataSection,
]

/**
 * Number of responses since the page load that violate the contract. Earlier ones do not count,
 * because their defect may be fixed.
 */
const countBroken = ({ calls }: BrowserMocks): number =>
  calls.calls().filter(({ verdict, at }) => verdict === 'broken' && at >= performance.timeOrigin)
    .length

/**
 * Mounts the developer panel. It shows data that responses do not contain (codes, captchas), and
 * changes persona, scenario and registration rules.
 * @param open loads a URL of the portal with a full page load.
 */
export function mountPanel(
  mocks: BrowserMocks,
  open: Panel['open'] = (address) => location.assign(address),
): void {
  const host = createElement('div', { id: 'portico-mocks' })
  let hasAlarm = false
  const { note } = attachPanel(host, (tell) =>
    sections.map((create) => create({ mocks, tell, open })),
  )
  mocks.outbox.subscribe((message) => note(message?.code ?? ''))
  mocks.calls.subscribe(() => {
    const broken = countBroken(mocks)
    if (broken > 0) note(`${broken} broken ${broken === 1 ? 'answer' : 'answers'}`, 'alarm')
    else if (hasAlarm) note('')
    hasAlarm = broken > 0
  })
  lieOnTop(host)
}
