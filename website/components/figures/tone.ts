/** What a part of a figure stands out as: the way that is taken, what stops a payment, or what lets it pass. */
export type Tone = 'accent' | 'danger' | 'success'
