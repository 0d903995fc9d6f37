/** The name itself, or with the first number that makes it unlike those that are taken: `example-2`. */
export function firstFree(wanted: string, taken: { has(name: string): boolean }): string {
  let name = wanted
  for (let count = 2; taken.has(name); count++) name = `${wanted}-${count}`
  return name
}
