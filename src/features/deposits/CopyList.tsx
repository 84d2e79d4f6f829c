import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { CopyButton } from '../../kit/page/CopyButton.tsx'
import layoutClasses from '../../ui/layout.module.css'
import textClasses from '../../ui/text.module.css'
import classes from './CopyList.module.css'

export type CopyFact = {
  id: string
  name: string
  /** Text that the button copies. */
  text: string
  /** Value to display; `text` if omitted. */
  value?: ReactNode
  /** Note on the purpose of the value. */
  note?: ReactNode
}

/** List of values for a bank's transfer form, each with a copy button. */
export function CopyList({ facts }: { facts: readonly CopyFact[] }) {
  const intl = useIntl()
  return (
    <dl className={classes.list}>
      {facts.map(({ id, name, text, value = <bdi>{text}</bdi>, note }) => (
        <div key={id} className={classes.fact}>
          <dt className={classes.name}>{name}</dt>
          <dd className={layoutClasses.line}>
            <span className={classes.text}>
              <strong>{value}</strong>
              {note !== undefined && <span className={textClasses.detail}>{note}</span>}
            </span>
            <CopyButton
              text={text}
              label={intl.formatMessage({ id: 'deposits.order.transfer.copy' }, { name })}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
