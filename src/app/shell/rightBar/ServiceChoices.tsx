import { Suspense } from 'react'
import { lazyPart } from '../../../kit/hydration/lazyPart.tsx'
import { isWindow, useServiceEntries } from '../../../session/customerService.ts'
import classes from './RightBar.module.css'

const ChannelIcon = lazyPart(() =>
  import('../../../ui/channelIcons.tsx').then((file) => file.ChannelIcon),
)

/** Links to customer service in other applications, such as Telegram (SIDE-15). Last in the bar. */
export function ServiceChoices() {
  const entries = useServiceEntries() ?? []
  return entries
    .filter((entry) => !isWindow(entry))
    .map(({ csType, title, path }) => (
      <a key={path} className={classes.entry} href={path} target="_blank" rel="noopener noreferrer">
        <Suspense fallback={<svg width="20" height="20" aria-hidden="true" />}>
          <ChannelIcon code={csType.toUpperCase()} />
        </Suspense>
        <span className={classes.name}>{title}</span>
      </a>
    ))
}
