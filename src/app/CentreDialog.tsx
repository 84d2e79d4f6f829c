import type { ReactNode } from 'react'
import { useLanguage } from '../kit/i18n/I18nProvider.tsx'
import { useLayerAt } from '../kit/layer/dialogLayers.ts'
import { useColorScheme } from '../kit/theme/themeStore.ts'
import { Dialog, type DialogSize } from '../ui/Dialog.tsx'
import { UiProvider } from '../ui/UiProvider.tsx'

type Props = {
  title: string
  closeLabel: string
  size: DialogSize
  isTop: boolean
  /** Number of open native dialogs below this one. */
  layersBelow: number
  onClose: () => void
  children: ReactNode
}

/** Dialog of members and agents, with the providers that Mantine's modal requires. */
export function CentreDialog({ layersBelow, ...dialog }: Props) {
  const colorScheme = useColorScheme()
  const { direction } = useLanguage()
  const below = useLayerAt(layersBelow - 1)
  return (
    <UiProvider colorScheme={colorScheme} direction={direction}>
      <Dialog isOpen within={below} {...dialog} />
    </UiProvider>
  )
}
