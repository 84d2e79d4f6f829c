import { FormattedMessage } from 'react-intl'
import { Panel } from '../../../../ui/Panel.tsx'
import textClasses from '../../../../ui/text.module.css'
import { OrganisationList } from './OrganisationList.tsx'
import { useMarketHelp } from './useMarketHelp.ts'

/** Panel of the help organisations; renders nothing in a market without help organisations. */
export function HelpPart() {
  if (useMarketHelp().organisations.length === 0) return null
  return (
    <Panel title={<FormattedMessage id="protection.help.title" />}>
      <p className={textClasses.note}>
        <FormattedMessage id="protection.help.text" />
      </p>
      <OrganisationList />
    </Panel>
  )
}
