import type { ReactNode } from 'react'
import { copyText } from '../../../kit/clipboard/copyText.ts'
import { CopyIcon } from '../../../ui/controlIcons.tsx'
import classes from './ProfileCard.module.css'

type Props = {
  term: ReactNode
  value: ReactNode
  /** Text that the button copies; undefined while it is loading. */
  copied: string | undefined
  /** Accessible name of the button. */
  action: string
}

/** Term and value that identify the account, with a copy button. */
export function CopyFact({ term, value, copied, action }: Props) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {value}
        <button
          type="button"
          className={classes.copy}
          aria-label={action}
          aria-disabled={copied === undefined || undefined}
          onClick={() => copied !== undefined && void copyText(copied)}
        >
          <CopyIcon />
        </button>
      </dd>
    </div>
  )
}
