/** The calls of a member that ask for a password again, as the contract tells them. */
import { operationTable } from '../../platform/gen/behaviour.ts'
import { contractDocument } from '../../platform/gen/contractDocument.ts'

type Schema = { $ref?: string; properties?: object; allOf?: Schema[]; oneOf?: Schema[] }

const contract: unknown = JSON.parse(contractDocument)

function at(value: unknown, ...keys: string[]): unknown {
  return keys.reduce((found, key) => Object(found)[key], value)
}

/** The names of the fields that a body may have. */
function fieldsOf(schema: Schema | undefined): string[] {
  if (!schema) return []
  // The contract has schemas alone behind these references.
  if (schema.$ref) return fieldsOf(at(contract, ...schema.$ref.split('/').slice(1)) as Schema)
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? [])]
  return [...Object.keys(schema.properties ?? {}), ...parts.flatMap(fieldsOf)]
}

/** What a member may be asked for besides a new password. `answer` proves the owner. */
const secrets = {
  login: ['password', 'oldPassword', 'answer'],
  payment: ['paymentPassword', 'oldPaymentPassword'],
} as const

/** The calls whose body may hold a member's log-in password, or their payment password. */
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
