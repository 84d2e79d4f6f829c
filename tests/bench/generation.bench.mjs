import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const probe = join(import.meta.dirname, 'generationProbe.mjs')
const rounds = 5

const middle = (values) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
const rounded = (value, digits) => Number(value.toFixed(digits))
const percent = (share) => rounded(share * 100, 2)

/** What it takes to generate our contract, from the start of Node to the last file's text. */
export async function run() {
  const measured = []
  for (let round = 0; round < rounds; round += 1) {
    const { stdout } = await promisify(execFile)(process.execPath, [probe])
    measured.push(JSON.parse(stdout))
  }
  const of = (figure) => middle(measured.map((one) => one[figure]))
  return {
    title: 'Generation of our contract',
    rows: [
      {
        figure: 'time, median of 5',
        value: rounded(of('processSeconds'), 2),
        unit: 's',
        target: '< 2',
      },
      { figure: 'peak memory', value: rounded(of('peakMegabytes'), 0), unit: 'MB' },
      { figure: 'valid answers', value: percent(of('valid')), unit: '%', target: '100' },
      {
        figure: 'valid answers when the contract has no examples',
        value: percent(of('validWithoutExamples')),
        unit: '%',
        target: '100',
      },
      { figure: 'generated text', value: rounded(of('bytes') / 1024, 0), unit: 'KB' },
    ],
  }
}
