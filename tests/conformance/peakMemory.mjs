/** Loaded before a program, to write its largest memory, in megabytes, where `PORTICO_PEAK` says. */
import { writeFileSync } from 'node:fs'

process.on('exit', () => {
  writeFileSync(process.env.PORTICO_PEAK ?? '', String(process.resourceUsage().maxRSS / 1024))
})
