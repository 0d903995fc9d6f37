import type { z } from 'zod'
import type { Mistake } from './problem.ts'

/** Describes an invalid setting for the person who wrote it. */
export function describeSettingMistake(name: string, issue: z.core.$ZodIssue): Mistake {
  const setting = `\`${name}\``
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? { message: `${setting} is missing.`, hint: `add it; it is ${describeType(issue.expected)}` }
        : { message: `${setting} must be ${describeType(issue.expected)}.`, ...suggestQuotes(issue) }
    case 'too_small':
      return describeTooSmall(setting, issue)
    case 'too_big':
      return issue.origin === 'array'
        ? { message: `${setting} has more than ${issue.maximum} items.`, hint: 'remove some' }
        : { message: `${setting} is longer than ${issue.maximum} characters.`, hint: 'shorten it' }
    case 'invalid_value':
      return {
        message: `${setting} must be one of ${issue.values.map((value) => `\`${String(value)}\``).join(', ')}.`,
      }
    case 'invalid_format':
      return issue.format === 'url'
        ? { message: `${setting} isn't a web address.`, hint: 'start it with https://' }
        : { message: `${setting} is invalid.`, hint: issue.message }
    case 'invalid_key':
      return { message: `${setting} is invalid.`, hint: issue.issues[0]?.message ?? issue.message }
    default:
      return { message: `${setting} is invalid.`, hint: issue.message }
  }
}

function describeTooSmall(
  setting: string,
  { origin, minimum, inclusive }: z.core.$ZodIssueTooSmall,
): Mistake {
  if (origin === 'string') return { message: `${setting} is empty.`, hint: 'use at least one character' }
  if (origin !== 'array') {
    return { message: `${setting} must be ${inclusive ? 'at least' : 'greater than'} ${minimum}.` }
  }
  return minimum === 1
    ? { message: `${setting} is empty.`, hint: 'add at least one' }
    : { message: `${setting} has fewer than ${minimum} items.`, hint: 'add what is missing' }
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** Suggests quotes for a value such as version 2.3, which is a number without them. */
function suggestQuotes({ expected, message }: z.core.$ZodIssueInvalidType): { readonly hint?: string } {
  return expected === 'string' && message.endsWith('received number') ? { hint: 'put it in quotes' } : {}
}

function describeType(type: string): string {
  return typeNames[type] ?? type
}
