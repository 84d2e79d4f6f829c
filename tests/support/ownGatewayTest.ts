import { movableClock } from './movableClock.ts'
import { test as portalTest } from './portalTest.ts'
import { startGatewayProcess } from './runningGateway.ts'

/**
 * A test of the portal on a gateway that other tests do not share: what they pay in would have to be
 * played before anything can be withdrawn.
 */
export const test = portalTest.extend<object, object>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from it.
    async ({}, use) => {
      const gateway = await startGatewayProcess(movableClock())
      await use(gateway)
      await gateway.stop()
    },
    { scope: 'worker' },
  ],
})
