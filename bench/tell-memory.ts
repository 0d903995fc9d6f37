import { writeFileSync } from 'node:fs'

/** Imported before a command: leaves the most memory that the process ever had, in kilobytes, in the file named. */
process.on('exit', () => {
  writeFileSync(process.env.MEMORY_FILE!, String(process.resourceUsage().maxRSS))
})
