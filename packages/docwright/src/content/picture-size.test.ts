import { expect, test } from 'vitest'
import { readPictureSize } from './picture-size.ts'

const svg = (start: string) => new TextEncoder().encode(`${start}<rect/></svg>`)

/** Creates a JPEG header: EXIF data with an orientation, then a frame of 300 by 200. */
function jpeg(orientation: number): Uint8Array {
  const tiff = [
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ]
  const exif = [...new TextEncoder().encode('Exif'), 0, 0, ...tiff]
  const frame = [8, 0, 200, 1, 44, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]
  return new Uint8Array([
    ...[0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif],
    ...[0xff, 0xc0, 0, frame.length + 2, ...frame, 0xff, 0xd9],
  ])
}

test.for([
  ['<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">', { width: 40, height: 20 }],
  ['<?xml version="1.0"?>\n<svg viewBox="0 0 400 200" width="100%">', { width: 400, height: 200 }],
  ['<svg>', 'unknown'],
  ['<svg/>', 'unknown'],
  ['<!-- drawn by hand --><svg xmlns="http://www.w3.org/2000/svg">', 'unknown'],
] as const)('the size of %s is what it says', ([start, size]) => {
  expect(readPictureSize(svg(start), 'picture.svg')).toEqual(size)
})

test('a photo that a camera stored on its side has the size at which browsers show it', () => {
  expect(readPictureSize(jpeg(1), 'photo.jpg')).toEqual({ width: 300, height: 200 })
  expect(readPictureSize(jpeg(6), 'photo.jpg')).toEqual({ width: 200, height: 300 })
})

test.for([
  ['a text', 'Dear reader'],
  ['nothing', ''],
  ['a page', '<!DOCTYPE html><html><svg width="4" height="4"></svg></html>'],
  [
    "TIFF, which browsers don't show",
    'II*\0\b\0\0\0\u0002\0\0\u0001\u0003\0\u0001\0\0\0\u0004\0\0\0\u0001\u0001\u0003\0\u0001\0\0\0\u0004\0\0\0\0\0\0\0',
  ],
])("%s isn't a picture", ([, text]) => {
  expect(readPictureSize(new TextEncoder().encode(text), 'picture.svg')).toBeUndefined()
  expect(readPictureSize(new TextEncoder().encode(text), 'picture.png')).toBeUndefined()
})

test('browsers show an SVG, and nothing else, from a file whose name ends in .svg', () => {
  const drawing = svg('<svg width="40" height="20">')

  expect(readPictureSize(drawing, 'DRAWING.SVG')).toEqual({ width: 40, height: 20 })
  expect(readPictureSize(drawing, 'drawing.png')).toBeUndefined()
  expect(readPictureSize(svg('<svg>'), 'drawing.png')).toBeUndefined()
  expect(readPictureSize(jpeg(1), 'photo.svg')).toBeUndefined()
  // Browsers recognize other formats by their content.
  expect(readPictureSize(jpeg(1), 'photo.png')).toEqual({ width: 300, height: 200 })
})
