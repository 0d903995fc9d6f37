/** The API's response to an event that a status doesn't allow. */
export const refused = '409 `invalid_state_transition`'

/** The effect of an event that's allowed in any status. */
export const unchanged = 'the label changes'

/** What to do when no more events are possible. */
export const finalAdvice = 'Another attempt is a new payment with a new `external_id`.'
