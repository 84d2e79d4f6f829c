import { runGateway } from '../../../gateway/testing/gatewayProcess.ts'
import { operatorPassword } from '../../support/runningGateway.ts'

/** Runs the gateway of a demonstration on a database for as long as something uses it. */
export async function runningOn<Result>(
  environment: Readonly<Record<string, string>>,
  use: (gateway: { url: string; pid: number }) => Promise<Result>,
): Promise<Result> {
  const gateway = runGateway({
    PORT: '0',
    PORTICO_OPERATOR_PASSWORD: operatorPassword,
    PORTICO_PERSONAS: '1',
    // Each caller of a load has an address of its own.
    PORTICO_TRUSTED_PROXIES: '1',
    ...environment,
  })
  try {
    const url = await gateway.ready
    return await use({ url, pid: gateway.child.pid ?? 0 })
  } finally {
    gateway.child.kill('SIGTERM')
    await gateway.exitCode
  }
}
