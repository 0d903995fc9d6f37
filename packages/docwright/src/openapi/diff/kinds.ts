/** The effect of a change on clients: it breaks them, it breaks clients that rely on unspecified behavior, or it breaks none. */
export type ChangeVerdict = 'breaking' | 'risky' | 'compatible'

/** The verdicts, worst first. */
export const verdicts: readonly ChangeVerdict[] = ['breaking', 'risky', 'compatible']

/** Who reads a value: the API in a request, the client in a response. */
export type ChangeDirection = 'request' | 'response'

const B = 'breaking'
const R = 'risky'
const C = 'compatible'

/** Each kind of change: its description, its verdict in a request, and its verdict in a response. */
export const kinds = {
  'operation-removed': ['Operation removed', B, B],
  'deprecated-operation-removed': ['Deprecated operation removed', C, C],
  'operation-added': ['Operation added', C, C],
  'operation-deprecated': ['Operation deprecated', C, C],
  'operation-reactivated': ['Operation no longer deprecated', C, C],
  'security-required': ['Authentication is now required', B, B],
  'security-lifted': ['Authentication is no longer required', C, C],
  'security-removed': ['Way to authenticate removed', B, B],
  'security-added': ['Way to authenticate added', C, C],
  'scope-added': ['Required scope added', B, B],
  'scope-removed': ['Required scope removed', C, C],
  'parameter-removed': ['Parameter removed', R, B],
  'deprecated-parameter-removed': ['Deprecated parameter removed', C, C],
  'required-parameter-added': ['Required parameter added', B, C],
  'optional-parameter-added': ['Optional parameter added', C, C],
  'parameter-became-required': ['Parameter became required', B, C],
  'parameter-became-optional': ['Parameter became optional', C, B],
  'parameter-default-changed': ['Default of the parameter changed', B, C],
  'parameter-style-changed': ['Serialization of the parameter changed', B, B],
  'parameter-deprecated': ['Parameter deprecated', C, C],
  'required-body-added': ['Required body added', B, C],
  'optional-body-added': ['Optional body added', C, C],
  'body-removed': ['Body removed', B, B],
  'body-became-required': ['Body became required', B, C],
  'body-became-optional': ['Body became optional', C, B],
  'media-type-removed': ['Media type removed', B, B],
  'media-type-added': ['Media type added', C, C],
  'schema-added': ['Schema of the media type added', B, C],
  'schema-removed': ['Schema of the media type removed', C, R],
  'success-response-removed': ['Success response removed', B, B],
  'success-response-added': ['Success response added', C, C],
  'error-response-removed': ['Error response removed', C, C],
  'error-response-added': ['Error response added', C, C],
  'required-header-removed': ['Required header removed', C, B],
  'optional-header-removed': ['Optional header removed', C, R],
  'header-added': ['Header added', C, C],
  'header-became-optional': ['Header became optional', C, B],
  'header-became-required': ['Header became required', B, C],
  'required-field-removed': ['Required field removed', R, B],
  'optional-field-removed': ['Optional field removed', R, R],
  'required-field-added': ['Required field added', B, C],
  'optional-field-added': ['Optional field added', C, C],
  'field-became-required': ['Field became required', B, C],
  'field-became-optional': ['Field became optional', C, B],
  'field-hidden': ['Field left this direction (`readOnly` or `writeOnly`)', C, C],
  'field-shown': ['Field joined this direction (`readOnly` or `writeOnly`)', C, C],
  'deprecated-changed': ['Deprecation changed', C, C],
  'became-nullable': ['Now allows `null`', C, B],
  'became-not-nullable': ['No longer allows `null`', B, C],
  'type-widened': ['Type widened', C, B],
  'type-narrowed': ['Type narrowed', B, C],
  'type-changed': ['Type changed', B, B],
  'format-widened': ['Format widened', C, B],
  'format-narrowed': ['Format narrowed', B, C],
  'format-changed': ['Format changed', B, B],
  'enum-value-added': ['Enum value added', C, R],
  'enum-value-removed': ['Enum value removed', B, C],
  'enum-set': ['Values limited to an enum', B, C],
  'enum-lifted': ['Values no longer limited to an enum', C, R],
  'const-set': ['Constant set', B, C],
  'const-lifted': ['Constant lifted', C, B],
  'const-changed': ['Constant changed', B, B],
  'default-changed': ['Default changed', C, C],
  'maximum-set': ['Upper limit set', R, C],
  'maximum-lowered': ['Upper limit lowered', B, C],
  'maximum-raised': ['Upper limit raised', C, B],
  'maximum-lifted': ['Upper limit lifted', C, B],
  'minimum-set': ['Lower limit set', R, C],
  'minimum-raised': ['Lower limit raised', B, C],
  'minimum-lowered': ['Lower limit lowered', C, B],
  'minimum-lifted': ['Lower limit lifted', C, B],
  'pattern-set': ['Pattern set', B, C],
  'pattern-lifted': ['Pattern lifted', C, C],
  'pattern-changed': ['Pattern changed', R, C],
  'rule-set': ['Rule set', B, C],
  'rule-lifted': ['Rule lifted', C, B],
  'rule-changed': ['Rule changed', B, B],
  'other-fields-forbidden': ["Fields that the file doesn't name are now forbidden", B, C],
  'other-fields-allowed': ["Fields that the file doesn't name are now allowed", C, C],
  'variant-added': ['Variant added', C, B],
  'variant-removed': ['Variant removed', B, C],
  'variants-set': ['Value split into variants', B, B],
  'variants-lifted': ['Variants replaced by one schema', B, B],
  'discriminator-changed': ['Discriminator changed', C, C],
} as const satisfies Readonly<Record<string, readonly [string, ChangeVerdict, ChangeVerdict]>>

/** The name of a kind of change. */
export type ChangeKind = keyof typeof kinds

/** Returns the verdict on a kind of change in a direction. */
export function getVerdict(kind: ChangeKind, direction: ChangeDirection): ChangeVerdict {
  return kinds[kind][direction === 'request' ? 1 : 2]
}
