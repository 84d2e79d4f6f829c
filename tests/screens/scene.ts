import type { Page } from '@playwright/test'
import type { MessageId } from '../../src/kit/i18n/messageIds.ts'
import type { OperatorClient } from '../support/operatorClient.ts'

export type Stage = {
  page: Page
  operator: OperatorClient
  language: string
  /** Text of the portal in the language of the screenshot, by its message id. */
  text: (id: MessageId) => string
}

export type Scene = {
  /**
   * Name as `screen-state`. `npm run screens register` draws the scenes whose name contains
   * `register`.
   */
  name: string
  prepare: (stage: Stage) => Promise<void>
  /**
   * True if the scene changes the registration rules. Their first version is restored afterwards.
   */
  changesRules?: true
  /** True if the scene requires the mocks in the browser. */
  onMocks?: true
}
