import { FormattedMessage } from 'react-intl'
import { openModal } from '../../../../kit/modal/modalStore.ts'
import { Button } from '../../../../ui/Button.tsx'
import layoutClasses from '../../../../ui/layout.module.css'
import { Panel } from '../../../../ui/Panel.tsx'
import textClasses from '../../../../ui/text.module.css'

/** Panel that opens the self-test and states that the answers stay private. */
export const SelfTestPart = () => (
  <Panel title={<FormattedMessage id="protection.selfTest.title" />}>
    <p className={textClasses.note}>
      <FormattedMessage id="protection.selfTest.text" />
    </p>
    <Button className={layoutClasses.start} onClick={() => openModal({ name: 'selfTest' })}>
      <FormattedMessage id="protection.selfTest.action" />
    </Button>
  </Panel>
)
