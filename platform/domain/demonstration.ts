/** What makes a platform a demonstration. The platform runs without; who wants one gives it. */

import type { ErrorCode } from '../../src/api/gen/errors.ts'
import type { Providers } from '../providers.ts'
import type { Content } from './base/content/content.ts'
import type { Context } from './base/context/context.ts'
import type { Provocations } from './base/context/provocations.ts'

/**
 * Pages on the platform's own origin that are no calls of the contract: pictures, games, a chat.
 */
export type DemonstrationPages = {
  /** What their paths begin with. */
  prefix: string
  methods: readonly string[]
  /** Whether requests come from a sandboxed frame, which has no origin. */
  isSandboxed?: boolean
  /** @param ip the caller's address. @returns undefined when there is no such page. */
  answer(request: Request, ip: string): Response | undefined | Promise<Response | undefined>
}

/** Senders of a demonstration, which keep what they are given where a person finds it. */
export type MessageSenders = Required<Pick<Providers, 'sms' | 'mail'>>

export type Demonstration = {
  content: Content
  provocations: Provocations
  /**
   * Makes its accounts, and a past for them; doing it again changes nothing that is there.
   * @param past whether a platform on which nothing has happened gets a past to show.
   */
  seed(context: Context, past: boolean): Promise<void>
  /**
   * Emulators of companies outside.
   * @param context the one that they stand behind.
   * @param outbox where sms and e-mails are found, since none goes out.
   */
  createProviders(context: () => Context, outbox: MessageSenders): Providers
  /** @param context the one that requests are about, asked for again for each. */
  createPages(context: () => Context<ErrorCode>): readonly DemonstrationPages[]
}
