import { runGateway } from '../../../gateway/testing/gatewayProcess.ts'
import { operatorPassword } from '../../support/runningGateway.ts'

/** Runs a demonstration gateway on a database while `use` runs. */
export async function runningOn<Result>(
  environment: Readonly<Record<string, string>>,
  use: (gateway: { url: string; pid: number }) => Promise<Result>,
): Promise<Result> {
  const gateway = runGateway({
    PORT: '0',
    PORTICO_OPERATOR_PASSWORD: operatorPassword,
    PORTICO_PERSONAS: '1',
    // Lets each simulated client have its own IP address.
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
