import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../src/config/read-config.ts'
import { openSite } from '../src/site.ts'
import { firstFound, siteOf } from './small-sites.ts'

/** An API for chat rooms, whose fields and values contain the words of its actions. */
const description = `openapi: 3.1.0
info: { title: Rooms, version: '1' }
tags: [{ name: rooms }]
paths:
  /rooms/{room}/notes:
    parameters: [{ name: room, in: path, required: true, schema: { type: string } }]
    get: { operationId: list_notes, tags: [rooms], responses: { '200': { $ref: '#/components/responses/Notes' } } }
    post:
      operationId: create_note
      tags: [rooms]
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Note' } } } }
      responses: { '200': { $ref: '#/components/responses/Notes' } }
  /rooms/{room}/notes/{note}:
    parameters: [{ name: room, in: path, required: true, schema: { type: string } }, { name: note, in: path, required: true, schema: { type: string } }]
    delete: { operationId: delete_note, tags: [rooms], responses: { '204': { description: Gone. } } }
    patch: { operationId: update_note, tags: [rooms], responses: { '204': { description: Changed. } } }
  /rooms/{room}/bans/{guest}:
    parameters: [{ name: room, in: path, required: true, schema: { type: string } }, { name: guest, in: path, required: true, schema: { type: string } }]
    put: { operationId: ban_guest_from_room, tags: [rooms], responses: { '204': { description: Banned. } } }
components:
  responses: { Notes: { description: Notes., content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Note' } } } } } }
  schemas:
    Note:
      type: object
      properties:
        note: { type: string, description: The note to send. }
        send_note: { type: string, enum: [send_note_now, add_note_later, remove_note], description: How to send a note. }
        edit_note_until: { type: string, description: Until when to edit a note. }
        banned_guest: { type: boolean, description: Whether to ban a guest who reads the note. }
`

test.for([
  ['send a note', 'post-rooms-room-notes'],
  ['how do I add a note', 'post-rooms-room-notes'],
  ['remove a note', 'delete-rooms-room-notes-note'],
  ['edit a note', 'patch-rooms-room-notes-note'],
  ['show all notes', 'get-rooms-room-notes'],
  ['ban a guest', 'put-rooms-room-bans-guest'],
])('“%s” finds the operation that does it before the fields that have its words', async ([query, slug]) => {
  expect(await findFirst(query!)).toBe(`/docs/api/${slug}`)
})

test.for([
  ['PATCH', 'patch-rooms-room-notes-note'],
  ['delete', 'delete-rooms-room-notes-note'],
  ['ban', 'put-rooms-room-bans-guest'],
])('“%s” finds the operation of that method or verb first', async ([query, slug]) => {
  expect(await findFirst(query!)).toBe(`/docs/api/${slug}`)
})

test.for([
  ['send_note', 'post-rooms-room-notes#request.send_note'],
  ['banned_guest', 'post-rooms-room-notes#request.banned_guest'],
])('“%s” is a name, and finds the field that has it', async ([query, address]) => {
  expect(await findFirst(query!)).toBe(`/docs/api/${address}`)
})

async function findFirst(query: string): Promise<string | undefined> {
  const { loaded } = await readConfig(
    path.join(siteOf({ 'content/openapi.yaml': description }), 'docwright.config.ts'),
  )
  const { site } = await openSite(loaded!)
  return firstFound(site, query)
}
