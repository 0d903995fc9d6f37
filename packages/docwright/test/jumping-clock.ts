/** Loaded before a program (`--import`): the clock advances by 60 ms each time it's read, as on an overloaded machine. */
let now = Date.UTC(2027, 0, 1)
const jump = () => {
  now += 60
  return now
}
Date.now = jump
performance.now = jump
