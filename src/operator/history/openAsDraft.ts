import { partAddress } from '../partAddress.ts'
import type { PublishedRules } from '../rules/draft.ts'
import { toEdited } from '../rules/draft.ts'
import { resumeDraft } from '../rules/editorStore.ts'

/** Makes a version's rules the draft, based on the live rules; drops the old draft. */
export function openAsDraft(live: PublishedRules, version: PublishedRules): void {
  resumeDraft(live, toEdited(version.draft), '')
  location.hash = partAddress('rules')
}
