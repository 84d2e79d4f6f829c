import type { ReactNode } from 'react'
import { useLayerAt } from '../kit/layer/dialogLayers.ts'
import { ThemeProvider } from '../kit/theme/ThemeProvider.tsx'
import { Dialog, type DialogSize } from '../ui/Dialog.tsx'

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
  const below = useLayerAt(layersBelow - 1)
  return (
    <ThemeProvider>
      <Dialog isOpen within={below} {...dialog} />
    </ThemeProvider>
  )
}
