import { useState } from 'react'
import { useIntl } from 'react-intl'
import { TextButton } from '../../ui/TextButton.tsx'
import { type PublishedRules, toEdited } from '../rules/draft.ts'
import { VersionField } from './VersionField.tsx'
import classes from './version.module.css'

/** Rules of a version as they were published, read-only. */
export function VersionRules({ rules: { draft, verdicts } }: { rules: PublishedRules }) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const { minimumAge, fields } = toEdited(draft)
  return (
    <div className={classes.rules}>
      <div className={classes.head}>
        <p>{intl.formatMessage({ id: 'operator.history.minimumAge' }, { age: minimumAge })}</p>
        <TextButton onClick={() => setOpen(!isOpen)}>
          {intl.formatMessage({ id: isOpen ? 'operator.history.less' : 'operator.history.more' })}
        </TextButton>
      </div>
      <ol className={classes.fields}>
        {fields.map((rule) => (
          <VersionField
            key={rule.name}
            rule={rule}
            verdict={verdicts.find(({ field }) => field === rule.name)}
            isOpen={isOpen}
          />
        ))}
      </ol>
    </div>
  )
}
