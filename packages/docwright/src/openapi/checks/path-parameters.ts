import { formatInlineCode } from '../../markdown/inline-code.ts'
import type { Mistake, Problem } from '../../problem/problem.ts'
import type { JsonObject } from '../document/json.ts'
import { asList, asObject, asString } from '../document/json.ts'
import { listOperations, listPathItems } from '../document/operations-in.ts'
import { readReferences } from '../document/reference.ts'
import type { Source } from '../document/source.ts'
import type { PathParameter } from '../names/path-template.ts'
import { listPathParameters } from '../names/path-template.ts'

const hint = 'declare each `{name}` of the path, and nothing else, as a parameter with `in: path`'

/** Reports path parameters that are in the path but not declared, or vice versa, and names with gateway-specific syntax. */
export function findPathParameterProblems(source: Source): readonly Problem[] {
  const document = asObject(source.value)
  const references = readReferences(document)
  const problems: Problem[] = []
  for (const [path, pathItem] of listPathItems(document.paths, references)) {
    if (path.startsWith('/')) checkPath(path, pathItem)
  }
  return problems

  function report(keys: readonly string[], mistake: Mistake) {
    problems.push({ place: source.placeOf(['paths', ...keys]), kind: 'names', ...mistake })
  }

  function checkPath(path: string, pathItem: JsonObject) {
    const parameters = listPathParameters(path)
    const withOperator = parameters.find(hasOperator)
    if (withOperator) report([path], describeOperator(withOperator))
    const names = new Set(parameters.map(({ name }) => name))
    const shared = checkDeclared(pathItem, { path, names, keys: [path] })
    for (const [method, operation] of listOperations(pathItem)) {
      const own = checkDeclared(operation, { path, names, keys: [path, method] })
      for (const name of names.difference(shared.union(own))) {
        report([path, method, ...(operation.parameters ? ['parameters'] : [])], {
          message: `The operation doesn't define the path parameter ${formatInlineCode(`{${name}}`)} expected by path ${formatInlineCode(path)}.`,
          hint,
        })
      }
    }
  }

  /** Reports the declared path parameters that the path doesn't contain, and returns the names of all declared ones. */
  function checkDeclared(
    owner: JsonObject,
    { path, names, keys }: { path: string; names: ReadonlySet<string>; keys: readonly string[] },
  ): ReadonlySet<string> {
    const declared = asList(owner.parameters).map((each) =>
      getPathParameterName(asObject(references.follow(each))),
    )
    for (const [index, name] of declared.entries()) {
      if (name === undefined || names.has(name)) continue
      report([...keys, 'parameters', String(index), 'name'], {
        message: `Path parameter ${formatInlineCode(name)} isn't used in the path ${formatInlineCode(path)}.`,
        hint,
      })
    }
    return new Set(declared.filter((name) => name !== undefined))
  }
}

function getPathParameterName(parameter: JsonObject): string | undefined {
  return parameter.in === 'path' ? asString(parameter.name) : undefined
}

/** Checks for an RFC 6570 operator, such as `+` in `{path+}`. A pattern, as in `{name=projects/*}`, isn't one. */
function hasOperator({ written, name }: PathParameter): boolean {
  return written !== name && !written.startsWith(`${name}=`)
}

/** Describes an RFC 6570 operator, which OpenAPI doesn't support. For example, AWS uses `{path+}` for a value with slashes. */
function describeOperator({ written, name }: PathParameter): Mistake {
  return {
    message: `OpenAPI doesn't support ${formatInlineCode(`{${written}}`)}. It's read as the parameter ${formatInlineCode(name)}, whose value may contain slashes.`,
    hint: `write ${formatInlineCode(`{${name}}`)}, and describe in the parameter what its value may contain`,
  }
}
