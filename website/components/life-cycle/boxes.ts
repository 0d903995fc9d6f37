/** The box of each status in a drawing: x, y, width and height. */
export type Boxes = Readonly<Record<string, readonly [x: number, y: number, width: number, height: number]>>

/** The horizontal drawing. */
export const across: Boxes = {
  received: [1, 128, 78, 44],
  authorized: [174, 128, 84, 44],
  declined: [1, 20, 78, 36],
  reversed: [181, 20, 78, 36],
  settled: [334, 128, 72, 44],
  partially_refunded: [462, 128, 84, 44],
  refunded: [621, 128, 78, 44],
  charged_back: [174, 254, 525, 40],
}

/** The vertical drawing, for phones. */
export const down: Boxes = {
  received: [91, 16, 118, 40],
  authorized: [91, 102, 118, 40],
  declined: [1, 16, 71, 40],
  reversed: [1, 102, 71, 40],
  settled: [91, 188, 118, 40],
  partially_refunded: [91, 274, 118, 40],
  refunded: [91, 360, 118, 40],
  charged_back: [269, 102, 72, 298],
}
