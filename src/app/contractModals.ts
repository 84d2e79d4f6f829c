import { lazyPart } from '../kit/hydration/lazyPart.tsx'
import type { ModalEntry } from './modalEntry.ts'

/** Dialogs about contracts between uplines and downlines. */
export const contractModals = {
  offerContract: {
    titleId: 'app.dialogs.offerContract',
    size: 'wide',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/contracts/offer/OfferContractDialog.tsx').then(
        (file) => file.OfferContractDialog,
      ),
    ),
  },
  contractOffer: {
    titleId: 'app.dialogs.contractOffer',
    size: 'wide',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/contracts/answer/ContractOfferDialog.tsx').then(
        (file) => file.ContractOfferDialog,
      ),
    ),
  },
  endContract: {
    titleId: 'app.dialogs.endContract',
    title: ({ isOffer }) => ({
      id: isOffer ? 'app.dialogs.withdrawOffer' : 'app.dialogs.endContract',
    }),
    size: 'note',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/contracts/end/EndContractDialog.tsx').then(
        (file) => file.EndContractDialog,
      ),
    ),
  },
} satisfies { [Name in 'offerContract' | 'contractOffer' | 'endContract']: ModalEntry<Name> }
