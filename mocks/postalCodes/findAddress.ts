import type { Providers } from '../../platform/providers.ts'

/** Columns: postal code|street|district|city|state. */
const lines = `
01310100|Avenida Paulista|Bela Vista|São Paulo|SP
05433010|Rua Aspicuelta|Vila Madalena|São Paulo|SP
20040002|Avenida Rio Branco|Centro|Rio de Janeiro|RJ
22070012|Avenida Atlântica|Copacabana|Rio de Janeiro|RJ
30130010|Praça Sete de Setembro|Centro|Belo Horizonte|MG
36325000|||Tiradentes|MG
40026010|Largo do Pelourinho|Pelourinho|Salvador|BA
50030230|Rua do Bom Jesus|Recife|Recife|PE
60165121|Avenida Beira Mar|Meireles|Fortaleza|CE
70150900|Praça dos Três Poderes|Zona Cívico-Administrativa|Brasília|DF
80020290|Rua XV de Novembro|Centro|Curitiba|PR
90010150|Rua dos Andradas|Centro Histórico|Porto Alegre|RS
`

const addresses = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [postalCode = '', street = '', district = '', city = '', state = ''] = line.split('|')
      return [postalCode, { street, district, city, state }]
    }),
)

/**
 * Finds the address for some postal codes, most of them in large cities; undefined for all others.
 */
export const findAddress: NonNullable<Providers['findAddress']> = (postalCode) =>
  Promise.resolve(addresses.get(postalCode))
