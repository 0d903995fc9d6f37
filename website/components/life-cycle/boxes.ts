/** The box of each status in a drawing: x, y, width and height. */
export type Boxes = Readonly<Record<string, readonly [x: number, y: number, width: number, height: number]>>

/** The horizontal drawing. */
export const across: Boxes = {
  received: [1, 128, 78, 44],
  authorized: [172, 128, 92, 44],
  declined: [1, 20, 78, 36],
  reversed: [179, 20, 78, 36],
  settled: [334, 128, 72, 44],
  partially_refunded: [457, 128, 92, 44],
  refunded: [621, 128, 78, 44],
  charged_back: [172, 254, 527, 40],
}

/** The vertical drawing, for phones. */
export const down: Boxes = {
  received: [92, 16, 114, 40],
  authorized: [92, 102, 114, 40],
  declined: [1, 16, 74, 40],
  reversed: [1, 102, 74, 40],
  settled: [92, 188, 114, 40],
  partially_refunded: [92, 274, 114, 40],
  refunded: [92, 360, 114, 40],
  charged_back: [267, 102, 74, 298],
}
