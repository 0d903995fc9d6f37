import type { Example } from '../../openapi/objects/example.ts'

/** What the writers call an example; nothing when that only says that it is one: `response`, `example-1`. */
export function exampleTitle({ summary, name }: Pick<Example, 'summary' | 'name'>): string | undefined {
  return [summary, name].find((title) => title && !emptyTitle.test(title))
}

const emptyTitle =
  /^(?:(?:an?|the|examples?|samples?|request|response|body|payload|default|value|json|\d+)(?:[\s._:#-]+|(?=[A-Z\d])|$))+$/i
