import type { ReactNode } from 'react'
import { copyText } from '../../../kit/clipboard/copyText.ts'
import { CopyIcon } from '../../../ui/controlIcons.tsx'
import classes from './ProfileCard.module.css'

type Props = {
  term: ReactNode
  value: ReactNode
  /** What is copied; undefined while it is on the way. */
  copied: string | undefined
  /** What the button is called. */
  action: string
}

/** Something that identifies the account, with a button that copies it. */
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
