import { isCpf } from './cpf.ts'

/** CPF that begins with these nine digits. */
export function cpfForTests(base: string): string {
  for (let check = 0; check < 100; check += 1) {
    const cpf = `${base}${String(check).padStart(2, '0')}`
    if (isCpf(cpf)) return cpf
  }
  throw new RangeError(`No CPF begins with ${base}`)
}
