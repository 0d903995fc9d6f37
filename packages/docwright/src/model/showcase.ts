/** An operation in action: a request and a response for each outcome. */
export interface Showcase {
  readonly href: string
  /** `POST /v1/risk-evaluations`. */
  readonly request: string
  /** The name of the field whose values label the switch. */
  readonly outcomeField: string
  readonly cases: readonly ShowcaseCase[]
}

/** A request and a response, whose examples share a name. */
export interface ShowcaseCase {
  readonly name: string
  readonly tone: 'good' | 'caution' | 'neutral' | 'bad'
  readonly outcome: string
  /** `200 OK`. */
  readonly status: string
  readonly summary: string
  /** An excerpt of the request's JSON. */
  readonly json: string
  readonly fields: readonly ShowcaseField[]
}

/** A field of a response: its value, and its position on a scale. */
export interface ShowcaseField {
  readonly label: string
  readonly values: readonly string[]
  readonly isCode: boolean
  readonly scale?: { readonly value: number; readonly end: number }
}
