import type { CDPSession, Page } from '@playwright/test'

export type VirtualAuthenticator = {
  /** How many passkeys the device keeps. */
  count(): Promise<number>
  /** Whether its user shows their finger when it asks. */
  verifyUser(isVerified: boolean): Promise<void>
}

/** The device that keeps passkeys: of Chromium, in memory, whose user says yes at once. */
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

/** A browser that offers no passkeys where it fills in names: the device would answer at once. */
export async function withoutAutofill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
}

/** From now on the user closes the device's question, until the page is another. */
export const closeQuestions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const close = () => Promise.reject(new DOMException('The user said no', 'NotAllowedError'))
    navigator.credentials.create = close
    navigator.credentials.get = close
  })
