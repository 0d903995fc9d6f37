import { pickExample } from '../enhancements/selected-example.ts'
import { explainMissingExample } from './missing-example.ts'

/** Shows the response of the current error: the one with its code, or else the first one with its status. */
export function showErrorResponse(error: Element): void {
  const status = error.closest('[data-status]')!.querySelector('a')!
  const code = error.closest('dl > div')?.querySelector('code')?.textContent ?? ''
  const options = [...document.querySelectorAll<HTMLInputElement>('[name$="response.example"]')]
  const withStatus = options.filter(({ dataset }) => dataset.of === status.hash.slice(1))
  const withCode =
    withStatus.find(({ dataset }) => dataset.named === code) ?? withStatus.find((each) => hasCode(each, code))
  const option = withCode ?? withStatus.find(({ checked }) => checked) ?? withStatus[0]
  if (option && !option.checked) pickExample(option)
  const part = options[0]?.closest('[data-part]')
  const missing = option ? (code && !withCode ? code : '') : (status.textContent ?? '')
  if (part) explainMissingExample(part, missing && `No example shows ${missing}.`)
}

/** Checks whether an option's example contains a code as a value. */
function hasCode(option: HTMLInputElement, code: string): boolean {
  const body = option.closest('[data-part]')?.querySelector(`pre [data-example="${option.value}"]`)
  return code !== '' && body?.textContent.includes(`"${code}"`) === true
}
