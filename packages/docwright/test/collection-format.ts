import { z } from 'zod'

const text = z.string()
const pair = z.strictObject({
  key: text,
  value: text,
  type: text.optional(),
  description: text.optional(),
  disabled: z.boolean().optional(),
})
const part = z.union([
  pair.extend({ type: z.literal('text'), contentType: text.optional() }),
  z.strictObject({
    ...{ key: text, src: text, type: z.literal('file') },
    ...{ contentType: text.optional(), description: text.optional() },
  }),
])
const auth = z.union([
  z.strictObject({ type: z.literal('noauth') }),
  z.strictObject({ type: z.literal('bearer'), bearer: z.array(pair) }),
  z.strictObject({ type: z.literal('basic'), basic: z.array(pair) }),
  z.strictObject({ type: z.literal('digest'), digest: z.array(pair) }),
  z.strictObject({ type: z.literal('apikey'), apikey: z.array(pair) }),
])
const request = z.strictObject({
  method: text,
  description: text.optional(),
  auth: auth.optional(),
  header: z.array(pair),
  url: z.strictObject({
    raw: text,
    host: z.array(text),
    path: z.array(text),
    query: z.array(pair).optional(),
    variable: z.array(pair).optional(),
  }),
  body: z
    .strictObject({
      mode: z.enum(['raw', 'urlencoded', 'formdata', 'file']),
      file: z.strictObject({ src: text }).optional(),
      raw: text.optional(),
      urlencoded: z.array(pair).optional(),
      formdata: z.array(part).optional(),
      options: z.unknown().optional(),
    })
    .optional(),
})
const event = z.strictObject({
  listen: z.enum(['prerequest', 'test']),
  script: z.strictObject({ type: z.literal('text/javascript'), exec: z.array(text) }),
})
const call = z.strictObject({
  name: text,
  event: z.array(event).optional(),
  request,
  response: z.array(
    z.strictObject({
      name: text,
      originalRequest: request,
      status: text,
      code: z.int().optional(),
      header: z.array(pair),
      body: text,
      _postman_previewlanguage: text,
    }),
  ),
})
/** The parts of Postman's published Collection schema 2.1 that we write. */
export const collectionFormat = z.strictObject({
  info: z.strictObject({
    _postman_id: z.uuid(),
    name: text,
    description: text.optional(),
    schema: z.literal('https://schema.getpostman.com/json/collection/v2.1.0/collection.json'),
  }),
  auth,
  event: z.array(event),
  variable: z.array(pair),
  item: z.array(z.strictObject({ name: text, description: text.optional(), item: z.array(call) })),
})
