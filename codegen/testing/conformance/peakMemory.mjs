/** Loaded before a program, to write its largest memory, in megabytes, where `PEAK_MEMORY_FILE` says. */
import { writeFileSync } from 'node:fs'

process.on('exit', () => {
  writeFileSync(process.env.PEAK_MEMORY_FILE ?? '', String(process.resourceUsage().maxRSS / 1024))
})
