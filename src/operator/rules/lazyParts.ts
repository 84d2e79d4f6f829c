import { lazyPart } from '../../kit/hydration/lazyPart.tsx'

/** Components of the editor that its first screen does not show, each in its own chunk. */
export const FieldPanel = lazyPart(() =>
  import('./field/FieldPanel.tsx').then((file) => file.FieldPanel),
)
export const ReviewDialog = lazyPart(() =>
  import('./review/ReviewDialog.tsx').then((file) => file.ReviewDialog),
)
export const MergeDialog = lazyPart(() =>
  import('./merge/MergeDialog.tsx').then((file) => file.MergeDialog),
)
export const AddFieldDialog = lazyPart(() =>
  import('./add/AddFieldDialog.tsx').then((file) => file.AddFieldDialog),
)
export const FormsTable = lazyPart(() =>
  import('./forms/FormsTable.tsx').then((file) => file.FormsTable),
)
export const GroupsEditor = lazyPart(() =>
  import('./groups/GroupsEditor.tsx').then((file) => file.GroupsEditor),
)
export const GuardDialog = lazyPart(() =>
  import('./guard/GuardDialog.tsx').then((file) => file.GuardDialog),
)
export const KeptDraftOffer = lazyPart(() =>
  import('./kept/KeptDraftOffer.tsx').then((file) => file.KeptDraftOffer),
)

/** Preloads the components that an operator is likely to open next. */
export function preloadParts(): void {
  for (const part of [FieldPanel, ReviewDialog, AddFieldDialog, FormsTable, GuardDialog])
    void part.preload()
}
