/** The API's response to an event that a status doesn't allow. */
export const refused = '409 `invalid_state_transition`'

/** What an event that is allowed in any status does. */
export const unchanged = 'the label changes'

/** What to do once nothing more may follow. */
export const end = 'Another attempt is a new payment with a new `external_id`.'
