import type { CDPSession, Page } from '@playwright/test'

export type VirtualAuthenticator = {
  count(): Promise<number>
  /** Sets whether user verification succeeds. */
  verifyUser(isVerified: boolean): Promise<void>
}

/** Adds Chromium's virtual authenticator, in memory. It confirms every request immediately. */
export async function addVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async count() {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials.length
    },
    async verifyUser(isUserVerified) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
  }
}

/**
 * Disables the autofill of passkeys, since the virtual authenticator would respond to it
 * immediately.
 */
export async function withoutAutofill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
}

/** Simulates a user who cancels all passkey prompts, until the page reloads. */
export const closeQuestions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const close = () => Promise.reject(new DOMException('The user said no', 'NotAllowedError'))
    navigator.credentials.create = close
    navigator.credentials.get = close
  })
