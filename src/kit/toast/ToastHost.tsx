import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { FormattedMessage, useIntl } from 'react-intl'
import { importAgain } from '../../lib/importAgain.ts'
import controlClasses from '../../ui/controls.module.css'
import { CloseIcon } from '../../ui/icons.tsx'
import { LoadedMessages } from '../i18n/I18nProvider.tsx'
import { useTopLayer } from '../layer/dialogLayers.ts'
import classes from './ToastHost.module.css'
import { closeToast, type ToastText, useToasts } from './toastStore.ts'

/**
 * Container of the toasts, inside the topmost dialog while one is open. Its live region exists from
 * the start; otherwise screen readers would miss the first toast.
 */
export function ToastHost() {
  const intl = useIntl()
  const toasts = useToasts((state) => state.toasts)
  const layer = useTopLayer()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (toasts.length === 0) return
    importAgain(() => import('./placeToasts.ts')).then(
      ({ placeToasts }) => element.current && placeToasts(element.current, layer),
      // If the chunk of `placeToasts` fails to load, the toasts are shown below the header, or at
      // the bottom of a wide window.
      () => element.current?.toggleAttribute('data-placed', true),
    )
  }, [toasts, layer])
  const host = (
    <div
      ref={element}
      className={classes.host}
      role="status"
      aria-live="polite"
      aria-atomic="false"
    >
      {toasts.map((toast) => (
        <div key={toast.key} className={classes.toast} data-tone={toast.tone}>
          <LoadedMessages>
            <p className={classes.text}>
              <ToastMessage message={toast.message} />
            </p>
            {toast.action && (
              <button
                type="button"
                className={classes.action}
                onClick={() => {
                  closeToast(toast.key)
                  toast.action?.onSelect()
                }}
              >
                <FormattedMessage id={toast.action.id} />
              </button>
            )}
          </LoadedMessages>
          <button
            type="button"
            className={`${controlClasses.iconTool} ${classes.close}`}
            aria-label={intl.formatMessage({ id: 'app.close' })}
            onClick={() => closeToast(toast.key)}
          >
            <CloseIcon />
          </button>
        </div>
      ))}
    </div>
  )
  return layer ? createPortal(host, layer) : host
}

function ToastMessage({ message }: { message: ToastText }) {
  if ('text' in message) return message.text
  return <FormattedMessage id={message.id} values={message.values ?? {}} />
}
