import { type ComponentType, use } from 'react'
import { timeLimits } from '../../lib/timeLimits.ts'
import { noteAwaited } from './awaitedParts.ts'
import { loadFailedStyles } from './failedStyles.ts'
import { isThere, readable } from './readable.ts'
import { untilOnline } from './untilOnline.ts'

export type LazyPart<Props> = ComponentType<Props> & {
  /** Starts loading, for a hover or an idle moment. Never rejects: rendering tells the failure. */
  preload: () => Promise<void>
}

/**
 * A component in a chunk of its own. Suspends while it loads; a failed or hanging chunk is thrown
 * to the boundary above, and `retryFailedLoads` lets the next render load it again, which
 * `React.lazy` cannot, with its styles. Once loaded it renders at once, so that hydration finds it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  let hasFailed = false

  const attempt = async () => {
    try {
      const styles = hasFailed ? loadFailedStyles() : undefined
      return await inTime(styles ? styles.then(load) : load())
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
  const start = () => {
    loading ??= readable(untilOnline(attempt), () => {
      loading = undefined
    })
    return loading
  }
  function Part(props: Props) {
    const loaded = start()
    if (!isThere(loaded)) noteAwaited(loaded)
    const Component = use(loaded)
    return <Component {...props} />
  }
  return Object.assign(Part, {
    preload: () =>
      start().then(
        () => {},
        () => {},
      ),
  })
}

function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('A chunk did not load in time'))
    const timer = setTimeout(fail, timeLimits.chunk)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
