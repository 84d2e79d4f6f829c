import { FormattedMessage } from 'react-intl'
import { Panel } from '../../ui/Panel.tsx'
import classes from './identityCheck.module.css'

const notes = ['why', 'seen', 'kept', 'place'] as const

/** Notes on the purpose, the readers and the retention of the identity data. */
export function DataNotes() {
  return (
    <Panel title={<FormattedMessage id="identity.privacy.title" />}>
      <ul className={classes.notes}>
        {notes.map((note) => (
          <li key={note}>
            <FormattedMessage id={`identity.privacy.${note}`} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
