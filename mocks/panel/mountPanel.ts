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

/** What is wanted most often stands first. */
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

/** How many answers to this page have broken the contract: what earlier pages had may be mended. */
const countBroken = ({ calls }: BrowserMocks): number =>
  calls.calls().filter(({ verdict, at }) => verdict === 'broken' && at >= performance.timeOrigin)
    .length

/**
 * Shows the developer's panel: what the mocks keep from the page (codes, captchas), and switches
 * for who is logged in, what goes wrong, and which rules are live.
 * @param open goes to an address of the portal, loading it again.
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
  mocks.outbox.subscribe((sent) => note(sent?.code ?? ''))
  mocks.calls.subscribe(() => {
    const broken = countBroken(mocks)
    if (broken > 0) note(`${broken} broken ${broken === 1 ? 'answer' : 'answers'}`, 'alarm')
    else if (hasAlarm) note('')
    hasAlarm = broken > 0
  })
  lieOnTop(host)
}
