import { formatInlineCode } from '../../markdown/inline-code.ts'
import type { Mistake, Problem } from '../../problem/problem.ts'
import type { JsonObject } from '../document/json.ts'
import { asList, asObject, asString, listMembers } from '../document/json.ts'
import { listOperations } from '../document/operations-in.ts'
import { readReferences } from '../document/reference.ts'
import type { Source } from '../document/source.ts'
import type { PathParameter } from '../names/path-template.ts'
import { listPathParameters } from '../names/path-template.ts'

const hint = 'declare each `{name}` of the path, and nothing else, as a parameter with `in: path`'

/** Reports path parameters that are in the path but not declared, or vice versa, and names with gateway-specific syntax. */
export function findPathParameterProblems(source: Source): readonly Problem[] {
  const document = asObject(source.value)
  const { follow } = readReferences(document)
  return listMembers(document.paths).flatMap(([path, member]) => {
    if (!path.startsWith('/')) return []
    const keys = ['paths', path]
    const pathItem = asObject(follow(member))
    const known = new Set(listPathParameters(path).map(({ name }) => name))
    const problem = (at: readonly string[], mistake: Mistake): Problem => ({
      place: source.placeOf([...keys, ...at]),
      kind: 'names',
      ...mistake,
    })
    const declaredIn = (holder: JsonObject, at: readonly string[]): Declared => {
      const names = asList(holder.parameters).map((each) => findName(asObject(follow(each))))
      return {
        names: names.flatMap((name) => name ?? []),
        problems: names.flatMap((name, index) =>
          name === undefined || known.has(name)
            ? []
            : [
                problem([...at, 'parameters', String(index), 'name'], {
                  message: describeUnused(name, path),
                  hint,
                }),
              ],
        ),
      }
    }
    const shared = declaredIn(pathItem, [])
    const inOperations = listOperations(pathItem).flatMap(([method, operation]) => {
      const own = declaredIn(operation, [method])
      const missing = known.difference(new Set([...shared.names, ...own.names]))
      return [
        ...own.problems,
        ...[...missing].map((name) =>
          problem([method, ...(operation.parameters ? ['parameters'] : [])], {
            message: `The operation doesn't define the path parameter ${formatInlineCode(`{${name}}`)} expected by path ${formatInlineCode(path)}.`,
            hint,
          }),
        ),
      ]
    })
    return [
      ...(listPathParameters(path).some(({ written, name }) => isSigned(written, name))
        ? [problem([], describeSigned(path))]
        : []),
      ...shared.problems,
      ...inOperations,
    ]
  })
}

interface Declared {
  readonly names: readonly string[]
  readonly problems: readonly Problem[]
}

function findName(parameter: JsonObject): string | undefined {
  return parameter.in === 'path' ? asString(parameter.name) : undefined
}

function describeUnused(name: string, path: string): string {
  return `Path parameter ${formatInlineCode(name)} isn't used in the path ${formatInlineCode(path)}.`
}

function isSigned(written: string, name: string): boolean {
  return written !== name && !written.startsWith(`${name}=`)
}

/** Reports an RFC 6570 operator, which OpenAPI doesn't support. For example, AWS uses `{path+}` for a value with slashes. */
function describeSigned(path: string): Mistake {
  const [{ written, name }] = listPathParameters(path).filter((each) =>
    isSigned(each.written, each.name),
  ) as [PathParameter]
  return {
    message: `OpenAPI doesn't support ${formatInlineCode(`{${written}}`)}. It's read as the parameter ${formatInlineCode(name)}, whose value may contain slashes.`,
    hint: `write ${formatInlineCode(`{${name}}`)}, and describe in the parameter what its value may contain`,
  }
}
