/** Loaded before a program (`--import`): each look at the clock finds it 60 ms on, as on a machine that has no time. */
let now = Date.UTC(2027, 0, 1)
const jump = () => {
  now += 60
  return now
}
Date.now = jump
performance.now = jump
