import type { Page } from '@playwright/test'
import type { MessageId } from '../../src/kit/i18n/messageIds.ts'
import type { OperatorClient } from '../support/operatorClient.ts'

export type Stage = {
  page: Page
  operator: OperatorClient
  /** Language of the picture. */
  language: string
  /** Text of the portal in the language of the picture, by its message id. */
  text: (id: MessageId) => string
}

export type Scene = {
  /** `screen-state`; `npm run screens register` draws the scenes whose name contains the word. */
  name: string
  prepare: (stage: Stage) => Promise<void>
  /** The scene changes the rules, so the first version must be restored after it. */
  changesRules?: true
  /** The scene exists only on the mocks in the browser. */
  onMocks?: true
}
