import { movableClock } from './movableClock.ts'
import { test as portalTest } from './portalTest.ts'
import { startGatewayProcess } from './runningGateway.ts'

/** Tests of the portal on a gateway that no others share, and whose clock they may move on. */
const withOwnGateway = () =>
  portalTest.extend<object, object>({
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

/** What others pay in would have to be played before anything can be withdrawn. */
export const withdrawalTest = withOwnGateway()
export const depositTest = withOwnGateway()
