import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { ApiError } from '../../api/failure.ts'
import { FailureText } from '../../kit/failure/LoadFailure.tsx'
import { useHydrated } from '../../kit/hydration/useHydrated.ts'
import { Link } from '../../kit/page/Link.tsx'
import { useFocusIfLost } from '../../kit/page/useFocusIfLost.ts'
import { pushSupport } from '../../kit/push/browserPush.ts'
import { LoadingRegion } from '../../kit/query/LoadingRegion.tsx'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../kit/query/Skeleton.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import textClasses from '../../ui/text.module.css'
import classes from './push.module.css'
import { type PushStanding, pushQuery, useBrowserPush, usePushSwitch } from './push.queries.ts'

/** Panel that switches push notifications in this browser on and off (MEM-24). */
export function PushPanel() {
  const isHydrated = useHydrated()
  const support = isHydrated ? pushSupport() : 'supported'
  return (
    <Panel title={<FormattedMessage id="privacy.push.title" />}>
      <p className={textClasses.intro}>
        <FormattedMessage id="privacy.push.intro" />
      </p>
      <div className={classes.state}>
        {support === 'supported' && <Supported />}
        {support === 'needsInstall' && (
          <p>
            <FormattedMessage
              id="privacy.push.needsInstall"
              values={{ link: (words) => <Link to={paths.down()}>{words}</Link> }}
            />
          </p>
        )}
        {support === 'unsupported' && (
          <p>
            <FormattedMessage id="privacy.push.unsupported" />
          </p>
        )}
      </div>
    </Panel>
  )
}

function Supported() {
  const standing = useQuery(pushQuery())
  return (
    <QueryPart query={standing} placeholder={<PushSkeleton />}>
      {(value) => <Offered standing={value} />}
    </QueryPart>
  )
}

function Offered({ standing: { publicKey, devices } }: { standing: PushStanding }) {
  const { browser, lookAgain } = useBrowserPush()
  if (publicKey === undefined) {
    return (
      <p>
        <FormattedMessage id="privacy.push.notOffered" />
      </p>
    )
  }
  if (browser === undefined) {
    return (
      <LoadingRegion>
        <PushSkeleton />
      </LoadingRegion>
    )
  }
  const { permission, deviceId } = browser
  const isOn = devices.some((device) => device.deviceId === deviceId)
  return (
    <BlockedOrSwitch
      isBlocked={permission === 'denied'}
      publicKey={publicKey}
      deviceId={isOn ? deviceId : undefined}
      lookAgain={lookAgain}
    />
  )
}

function BlockedOrSwitch({ isBlocked, ...rest }: SwitchProps & { isBlocked: boolean }) {
  const root = useRef<HTMLDivElement>(null)
  useFocusIfLost(root, isBlocked)
  return (
    <div ref={root} tabIndex={-1} className={classes.part}>
      {isBlocked ? <Blocked /> : <PushSwitch {...rest} />}
    </div>
  )
}

const Blocked = () => (
  <Notice tone="warning" role="status" title={<FormattedMessage id="privacy.push.blocked" />}>
    <FormattedMessage id="privacy.push.blockedText" />
  </Notice>
)

type SwitchProps = {
  publicKey: string
  /** Device id of this browser; undefined while push notifications are off. */
  deviceId: string | undefined
  lookAgain: () => Promise<void>
}

/** Status and button, which stays the same element when the state changes and so keeps the focus. */
function PushSwitch({ publicKey, deviceId, lookAgain }: SwitchProps) {
  const { turnOn, turnOff } = usePushSwitch(lookAgain)
  const isOn = deviceId !== undefined
  const isNotAllowed = turnOn.data === 'notAllowed'
  const buttonId = isOn ? 'turnOff' : 'turnOn'
  return (
    <>
      <p role="status" className={classes.standing}>
        <FormattedMessage
          id={`privacy.push.${isOn ? 'on' : isNotAllowed ? 'notAllowed' : 'off'}`}
        />
      </p>
      {isOn && (
        <p className={classes.hint}>
          <FormattedMessage id="privacy.push.onText" />
        </p>
      )}
      {isOn && turnOff.isError && (
        <Notice
          tone="failure"
          role="alert"
          title={<FormattedMessage id="privacy.push.offFailed" />}
        >
          <FailureText error={turnOff.error} />
        </Notice>
      )}
      {!isOn && turnOn.isError && <NotTurnedOn error={turnOn.error} />}
      <Button
        variant={isOn ? 'secondary' : 'primary'}
        isBusy={turnOn.isPending || turnOff.isPending}
        onClick={() => (isOn ? turnOff.mutate(deviceId) : turnOn.mutate(publicKey))}
      >
        <FormattedMessage id={!isOn && turnOn.isError ? 'app.retry' : `privacy.push.${buttonId}`} />
      </Button>
    </>
  )
}

/** Shows the server's rejection, or a general text if the browser failed. */
const NotTurnedOn = ({ error }: { error: unknown }) => (
  <Notice tone="failure" role="alert" title={<FormattedMessage id="privacy.push.failed" />}>
    {error instanceof ApiError ? (
      <FailureText error={error} />
    ) : (
      <FormattedMessage id="privacy.push.failedText" />
    )}
  </Notice>
)

const PushSkeleton = () => <Skeleton count={2} />
