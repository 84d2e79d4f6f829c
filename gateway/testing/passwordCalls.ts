/** Finds the calls of the contract that require a member to enter a password again. */
import { operationTable } from '../../platform/gen/behaviour.ts'
import { contractDocument } from '../../platform/gen/contractDocument.ts'

type Schema = { $ref?: string; properties?: object; allOf?: Schema[]; oneOf?: Schema[] }

const contract: unknown = JSON.parse(contractDocument)

function at(value: unknown, ...keys: string[]): unknown {
  return keys.reduce((found, key) => Object(found)[key], value)
}

/** Names of all fields that a request body with this schema may have. */
function fieldsOf(schema: Schema | undefined): string[] {
  if (!schema) return []
  // In the contract, every reference inside a schema points to another schema.
  if (schema.$ref) return fieldsOf(at(contract, ...schema.$ref.split('/').slice(1)) as Schema)
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? [])]
  return [...Object.keys(schema.properties ?? {}), ...parts.flatMap(fieldsOf)]
}

/**
 * Request fields that contain a member's current secret. In the field `answer`, the secret is a
 * password or a code.
 */
const secrets = {
  login: ['password', 'oldPassword', 'answer'],
  payment: ['paymentPassword', 'oldPaymentPassword'],
} as const

/**
 * Keys (`METHOD /path`) of the member calls whose body may contain the log-in password or the
 * payment password, sorted.
 */
export function callsAsking(secret: keyof typeof secrets): string[] {
  const asking = Object.entries(operationTable).filter(([, { caller, method, path }]) => {
    const content = Object(
      at(contract, 'paths', path, method.toLowerCase(), 'requestBody', 'content'),
    )
    const bodies: { schema?: Schema }[] = Object.values(content)
    const fields = bodies.flatMap(({ schema }) => fieldsOf(schema))
    return caller === 'member' && secrets[secret].some((name) => fields.includes(name))
  })
  return asking.map(([key]) => key).sort()
}
