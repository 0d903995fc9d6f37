import * as react from 'react/jsx-dev-runtime'
import { drawnBy, printed } from './printed.ts'

export { Fragment } from 'react/jsx-dev-runtime'

/** The JSX runtime during development, like `jsx-runtime.ts` for a build. */
export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(drawnBy(type), printed(type, props), ...rest)
