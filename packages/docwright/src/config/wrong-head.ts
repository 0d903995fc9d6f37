import type { Mistake, Place, Problem } from '../problem/problem.ts'
import type { HeadElement } from './head-settings.ts'
import type { PolicySources } from './policy-settings.ts'
import { isAllowedBy } from './policy-settings.ts'
import type { Settings } from './site-config.ts'

/** An address that an element of the head loads, and the policy directive that must allow it. */
interface Load {
  readonly attribute: 'src' | 'href'
  readonly kind: keyof PolicySources
}

/** Reports elements of the head that load something that the config's policy doesn't allow, because browsers would block it. */
export function findBlockedHeadElements(
  { head, csp }: Pick<Settings, 'head' | 'csp'>,
  placeOf: (keys: readonly string[]) => Place,
): readonly Problem[] {
  return head.flatMap((element, index) => {
    const report = (attribute: string, mistake: Mistake) => [
      { place: placeOf(['head', String(index), 'attributes', attribute]), ...mistake },
    ]
    const [hasText, hasSource] = ['text' in element, element.attributes.src !== undefined]
    if (element.tag === 'script' && hasText === hasSource) {
      const message = `The script has ${hasText ? 'both `src` and' : 'neither `src` nor'} \`text\`.`
      return report('src', { message, hint: `${hasText ? 'remove' : 'add'} one of the two` })
    }
    const load = getLoad(element)
    const address = load && element.attributes[load.attribute]
    if (load === undefined || address === undefined || isSitePath(address)) return []
    if (typeof address !== 'string' || !URL.canParse(address)) {
      return report(load.attribute, {
        message: `\`${String(address)}\` isn't a web address.`,
        hint: 'start it with / or https://',
      })
    }
    if (isAllowedBy(csp[load.kind], address)) return []
    const { origin } = new URL(address)
    return report(load.attribute, {
      message: `The Content Security Policy blocks ${address}, because csp doesn't name its origin.`,
      hint: `add it: \`csp: { ${load.kind}: ['${origin}'] }\``,
    })
  })
}

function getLoad({ tag, attributes: { rel } }: HeadElement): Load | undefined {
  if (tag === 'script') return { attribute: 'src', kind: 'scriptSrc' }
  if (rel === 'stylesheet') return { attribute: 'href', kind: 'styleSrc' }
  return rel === 'icon' ? { attribute: 'href', kind: 'imgSrc' } : undefined
}

function isSitePath(address: string | true): boolean {
  return typeof address === 'string' && /^\/(?!\/)/.test(address)
}
