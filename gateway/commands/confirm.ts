import { createInterface } from 'node:readline/promises'

type Terminal = { input: NodeJS.ReadableStream; output: NodeJS.WritableStream }

/** Asks for confirmation. Only the whole word counts; the end of the input is a refusal. */
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
