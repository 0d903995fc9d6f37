import type { Example } from '../../openapi/objects/example.ts'
import type { Schema } from '../../openapi/schema/facts/schema.ts'

/** An example of a parameter or header, and what distinguishes it from the others. */
export interface GivenExample extends Pick<Example, 'json' | 'externalValue' | 'description'> {
  readonly label: string | undefined
}

/** Returns the examples of a parameter or header, except those that its schema also has. */
export function listGivenExamples(examples: readonly Example[], schema: Schema): readonly GivenExample[] {
  const given = examples.filter(({ isGenerated, json }) => !isGenerated && !isKnown(json, schema))
  return given.map((example) => ({
    ...example,
    label: example.summary !== undefined || given.length > 1 ? getExampleTitle(example) : undefined,
  }))
}

function isKnown(json: string, { examples }: Schema): boolean {
  return examples.some((text) => text === json || text === JSON.stringify(json))
}

/** Returns the title of an example, or undefined if its name is generic: `response`, `example-1`. */
export function getExampleTitle({ summary, name }: Pick<Example, 'summary' | 'name'>): string | undefined {
  return [summary, name].find((title) => title && !genericTitle.test(title))
}

const genericTitle =
  /^(?:(?:an?|the|examples?|samples?|request|response|body|payload|default|value|json|\d+)(?:[\s._:#-]+|(?=[A-Z\d])|$))+$/i
