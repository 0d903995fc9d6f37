/** The effect of a change on clients: it breaks them, it breaks clients that rely on unspecified behavior, or it breaks none. */
export type ChangeVerdict = 'breaking' | 'risky' | 'compatible'

/** The verdicts, worst first. */
export const verdicts: readonly ChangeVerdict[] = ['breaking', 'risky', 'compatible']

/** Who reads a value: the API in a request, the client in a response. */
export type ChangeDirection = 'request' | 'response'

const breaking = 'breaking'
const risky = 'risky'
const compatible = 'compatible'

/** Each kind of change: its description, its verdict in a request, and its verdict in a response. */
export const kinds = {
  'operation-removed': ['Operation removed', breaking, breaking],
  'deprecated-operation-removed': ['Deprecated operation removed', compatible, compatible],
  'operation-added': ['Operation added', compatible, compatible],
  'operation-deprecated': ['Operation deprecated', compatible, compatible],
  'operation-reactivated': ['Operation no longer deprecated', compatible, compatible],
  'security-required': ['Authentication is now required', breaking, breaking],
  'security-lifted': ['Authentication is no longer required', compatible, compatible],
  'security-removed': ['Way to authenticate removed', breaking, breaking],
  'security-added': ['Way to authenticate added', compatible, compatible],
  'scope-added': ['Required scope added', breaking, breaking],
  'scope-removed': ['Required scope removed', compatible, compatible],
  'parameter-removed': ['Parameter removed', risky, breaking],
  'deprecated-parameter-removed': ['Deprecated parameter removed', compatible, compatible],
  'required-parameter-added': ['Required parameter added', breaking, compatible],
  'optional-parameter-added': ['Optional parameter added', compatible, compatible],
  'parameter-became-required': ['Parameter became required', breaking, compatible],
  'parameter-became-optional': ['Parameter became optional', compatible, breaking],
  'parameter-default-changed': ['Default of the parameter changed', breaking, compatible],
  'parameter-style-changed': ['Serialization of the parameter changed', breaking, breaking],
  'parameter-deprecated': ['Parameter deprecated', compatible, compatible],
  'required-body-added': ['Required body added', breaking, compatible],
  'optional-body-added': ['Optional body added', compatible, compatible],
  'body-removed': ['Body removed', breaking, breaking],
  'body-became-required': ['Body became required', breaking, compatible],
  'body-became-optional': ['Body became optional', compatible, breaking],
  'media-type-removed': ['Media type removed', breaking, breaking],
  'media-type-added': ['Media type added', compatible, compatible],
  'schema-added': ['Schema of the media type added', breaking, compatible],
  'schema-removed': ['Schema of the media type removed', compatible, risky],
  'success-response-removed': ['Success response removed', breaking, breaking],
  'success-response-added': ['Success response added', compatible, compatible],
  'error-response-removed': ['Error response removed', compatible, compatible],
  'error-response-added': ['Error response added', compatible, compatible],
  'other-response-removed': ['Response removed', risky, risky],
  'other-response-added': ['Response added', compatible, compatible],
  'required-header-removed': ['Required header removed', compatible, breaking],
  'optional-header-removed': ['Optional header removed', compatible, risky],
  'header-added': ['Header added', compatible, compatible],
  'header-became-optional': ['Header became optional', compatible, breaking],
  'header-became-required': ['Header became required', breaking, compatible],
  'required-field-removed': ['Required field removed', risky, breaking],
  'optional-field-removed': ['Optional field removed', risky, risky],
  'required-field-added': ['Required field added', breaking, compatible],
  'optional-field-added': ['Optional field added', compatible, compatible],
  'field-became-required': ['Field became required', breaking, compatible],
  'field-became-optional': ['Field became optional', compatible, breaking],
  'field-hidden': ['Field left this direction (`readOnly` or `writeOnly`)', compatible, compatible],
  'field-shown': ['Field joined this direction (`readOnly` or `writeOnly`)', compatible, compatible],
  'deprecated-changed': ['Deprecation changed', compatible, compatible],
  'became-nullable': ['Now allows `null`', compatible, breaking],
  'became-not-nullable': ['No longer allows `null`', breaking, compatible],
  'type-widened': ['Type widened', compatible, breaking],
  'type-narrowed': ['Type narrowed', breaking, compatible],
  'type-changed': ['Type changed', breaking, breaking],
  'format-widened': ['Format widened', compatible, breaking],
  'format-narrowed': ['Format narrowed', breaking, compatible],
  'format-changed': ['Format changed', breaking, breaking],
  'enum-value-added': ['Enum value added', compatible, risky],
  'enum-value-removed': ['Enum value removed', breaking, compatible],
  'enum-set': ['Values limited to an enum', breaking, compatible],
  'enum-lifted': ['Values no longer limited to an enum', compatible, risky],
  'const-set': ['Constant set', breaking, compatible],
  'const-lifted': ['Constant lifted', compatible, breaking],
  'const-changed': ['Constant changed', breaking, breaking],
  'default-changed': ['Default changed', compatible, compatible],
  'maximum-set': ['Upper limit set', risky, compatible],
  'maximum-lowered': ['Upper limit lowered', breaking, compatible],
  'maximum-raised': ['Upper limit raised', compatible, breaking],
  'maximum-lifted': ['Upper limit lifted', compatible, breaking],
  'minimum-set': ['Lower limit set', risky, compatible],
  'minimum-raised': ['Lower limit raised', breaking, compatible],
  'minimum-lowered': ['Lower limit lowered', compatible, breaking],
  'minimum-lifted': ['Lower limit lifted', compatible, breaking],
  'pattern-set': ['Pattern set', breaking, compatible],
  'pattern-lifted': ['Pattern lifted', compatible, compatible],
  'pattern-changed': ['Pattern changed', risky, compatible],
  'rule-set': ['Rule set', breaking, compatible],
  'rule-lifted': ['Rule lifted', compatible, breaking],
  'rule-changed': ['Rule changed', breaking, breaking],
  'other-fields-forbidden': ["Fields that the file doesn't name are now forbidden", breaking, compatible],
  'other-fields-allowed': ["Fields that the file doesn't name are now allowed", compatible, compatible],
  'variant-added': ['Variant added', compatible, breaking],
  'variant-removed': ['Variant removed', breaking, compatible],
  'variants-set': ['Value split into variants', breaking, breaking],
  'variants-lifted': ['Variants replaced by one schema', breaking, breaking],
  'discriminator-changed': ['Discriminator changed', compatible, compatible],
} as const satisfies Readonly<Record<string, readonly [string, ChangeVerdict, ChangeVerdict]>>

/** The name of a kind of change. */
export type ChangeKind = keyof typeof kinds

/** Returns the verdict on a kind of change in a direction. */
export function getVerdict(kind: ChangeKind, direction: ChangeDirection): ChangeVerdict {
  return kinds[kind][direction === 'request' ? 1 : 2]
}
