/** Metrics in the text format of Prometheus (version 0.0.4): counters, gauges and histograms. */

type Labels = Readonly<Record<string, string>>

export type Counter = { add(labels: Labels, amount?: number): void }
/** `seconds` are counted into buckets whose upper ends are `upTo`. */
export type Histogram = { observe(labels: Labels, seconds: number): void }

export type Registry = {
  /** A sum that only grows. Its name ends in `_total`. */
  counter(name: string, help: string): Counter
  histogram(name: string, help: string, upTo: readonly number[]): Histogram
  /** Values that are asked for when somebody reads. */
  gauge(name: string, help: string, read: Read): void
  /** The same for sums that somebody else keeps. */
  sum(name: string, help: string, read: Read): void
  /** All of it, as a scraper reads it. What cannot be read now is left out. */
  text(): Promise<string>
}

type Read = () => Sample | readonly Sample[] | Promise<number>

/** A value, with what tells it from the others of its name. */
export type Sample = number | { labels: Labels; value: number }

export const contentType = 'text/plain; version=0.0.4; charset=utf-8'

export function createRegistry(): Registry {
  const families: (() => Promise<string[]>)[] = []
  const family = (
    name: string,
    type: string,
    help: string,
    lines: () => string[] | Promise<string[]>,
  ) => {
    const about = [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
    families.push(async () => [...about, ...(await lines())])
  }
  const asked =
    (type: 'gauge' | 'counter'): Registry['gauge'] =>
    (name, help, read) =>
      family(name, type, help, async () =>
        [await read()]
          .flat()
          .map((sample) =>
            typeof sample === 'number'
              ? line(name, '', sample)
              : line(name, written(sample.labels), sample.value),
          ),
      )
  return {
    counter(name, help) {
      const sums = new Map<string, number>()
      family(name, 'counter', help, () => [...sums].map(([key, sum]) => line(name, key, sum)))
      return {
        add(labels, amount = 1) {
          const key = written(labels)
          sums.set(key, (sums.get(key) ?? 0) + amount)
        },
      }
    },
    histogram(name, help, upTo) {
      const kept = new Map<string, { buckets: number[]; sum: number; count: number }>()
      family(name, 'histogram', help, () =>
        [...kept].flatMap(([key, { buckets, sum, count }]) => {
          let below = 0
          const lines = upTo.map((end, index) => {
            below += buckets[index] ?? 0
            return line(`${name}_bucket`, joined(key, `le="${end}"`), below)
          })
          return [
            ...lines,
            line(`${name}_bucket`, joined(key, 'le="+Inf"'), count),
            line(`${name}_sum`, key, sum),
            line(`${name}_count`, key, count),
          ]
        }),
      )
      return {
        observe(labels, seconds) {
          const key = written(labels)
          const one = kept.get(key) ?? { buckets: upTo.map(() => 0), sum: 0, count: 0 }
          kept.set(key, one)
          const bucket = upTo.findIndex((end) => seconds <= end)
          if (bucket >= 0) one.buckets[bucket] = (one.buckets[bucket] ?? 0) + 1
          one.sum += seconds
          one.count += 1
        },
      }
    },
    gauge: asked('gauge'),
    sum: asked('counter'),
    async text() {
      const lines = await Promise.all(families.map((told) => told().catch(() => [])))
      return `${lines.flat().join('\n')}\n`
    },
  }
}

const line = (name: string, labels: string, value: number) =>
  labels === '' ? `${name} ${value}` : `${name}{${labels}} ${value}`

const joined = (labels: string, last: string) => (labels === '' ? last : `${labels},${last}`)

function written(labels: Labels): string {
  let text = ''
  for (const name in labels) {
    const value = labels[name] ?? ''
    text += `${text === '' ? '' : ','}${name}="${/["\\\n]/.test(value) ? escaped(value) : value}"`
  }
  return text
}

const escaped = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
