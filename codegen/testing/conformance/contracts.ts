import { createRequire } from 'node:module'
import { join } from 'node:path'

const { resolve } = createRequire(import.meta.url)

/** Names of published example contracts. Each contract demonstrates one feature of OpenAPI. */
const examples = [
  ...['circular', 'discriminators', 'file-uploads', 'form-data', 'polymorphism', 'star-trek'],
  ...['request-examples', 'response-examples', 'response-multiple-mediatypes', 'schema-types'],
]

const examples31 = ['parameters-style', 'petstore', 'train-travel']

type Files = Readonly<Record<string, string>>

/**
 * Contracts in this folder. Together they cover the features of OpenAPI 3.0 and 3.1, and
 * collections.
 */
const ownContracts: Files = Object.fromEntries(
  ['features-3.0', 'features-3.1', 'collections'].map((name) => [
    name,
    join(import.meta.dirname, `${name}.yaml`),
  ]),
)

const published: Files = {
  ...Object.fromEntries(
    [
      ...examples.map((name) => `3.0/json/${name}`),
      ...examples31.map((name) => `3.1/json/${name}`),
    ].map((name) => [name, resolve(`@readme/oas-examples/${name}.json`)]),
  ),
  galaxy: resolve('@scalar/galaxy/3.1.json'),
}

/** Files of the contracts that the generator is tested with, by name. */
export const contracts: Files = { ...ownContracts, ...published }
