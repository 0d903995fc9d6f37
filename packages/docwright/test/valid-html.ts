import type { RuleConfig } from 'html-validate'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** The rules of the HTML standard, without rules of style. */
const rules: RuleConfig = Object.fromEntries(
  [
    'attribute-allowed-values attribute-misuse close-order deprecated element-name element-permitted-content',
    'element-permitted-occurrences element-permitted-order element-permitted-parent element-required-ancestor',
    'element-required-attributes element-required-content input-missing-label no-dup-attr no-dup-id',
    'no-multiple-main no-unknown-elements script-type void-content',
  ]
    .flatMap((line) => line.split(' '))
    .map((name) => [name, 'error']),
)

const validator = new HtmlValidate(new StaticConfigLoader({ root: true, elements: ['html5'], rules }))

/** Returns violations of the HTML standard. */
export async function mistakesInHtml(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  )
}
