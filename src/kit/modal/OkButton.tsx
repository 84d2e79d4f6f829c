import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { closeModal } from './modalStore.ts'

/** Button that closes a dialog without a choice. It has the initial focus. */
export const OkButton = (props: Pick<ComponentProps<typeof Button>, 'variant'>) => (
  <Button {...props} data-autofocus onClick={() => void closeModal()}>
    <FormattedMessage id="app.ok" />
  </Button>
)
