/** One operation at work: what is sent, and what comes back, once for each outcome. */
export interface Showcase {
  readonly href: string
  /** `POST /v1/risk-evaluations`. */
  readonly request: string
  /** What the switch chooses: the name of the field whose values label it. */
  readonly outcomeField: string
  readonly cases: readonly ShowcaseCase[]
}

/** An exchange as the examples of one name tell it. */
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

/** A field of an answer: its values, and how far along a scale the one is. */
export interface ShowcaseField {
  readonly label: string
  readonly values: readonly string[]
  readonly isCode: boolean
  readonly scale?: { readonly value: number; readonly end: number }
}
