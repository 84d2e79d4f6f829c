import { createInterface } from 'node:readline/promises'

type Terminal = { input: NodeJS.ReadableStream; output: NodeJS.WritableStream }

/**
 * Asks the user for confirmation. True only if they type the whole word `yes`; the end of the input
 * counts as no.
 */
export async function confirm(question: string, { input, output }: Terminal): Promise<boolean> {
  const lines = createInterface({ input, output })
  try {
    output.write(`${question} Type yes to go on: `)
    for await (const line of lines) return line.trim().toLowerCase() === 'yes'
    return false
  } finally {
    lines.close()
  }
}
