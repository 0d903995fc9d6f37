/** The ids of a page: each is given once; a second claim gets a number. */
export interface Ids {
  claim(id: string): string
}

export function createIds(): Ids {
  const taken = new Set<string>()
  return {
    claim(wanted) {
      let id = wanted
      for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`
      taken.add(id)
      return id
    },
  }
}

const notInIds = /[^\p{L}\p{N}_$@*~:+!-]+/gu

/** A name as one part of an id: what a URL or a dot-separated path cannot hold becomes a hyphen. */
export function segment(name: string): string {
  return name.replace(notInIds, '-') || '-'
}
