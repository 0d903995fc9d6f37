import * as react from 'react/jsx-dev-runtime'
import { drawnBy, printed } from './printed.ts'

export { Fragment } from 'react/jsx-dev-runtime'

/** What JSX becomes while developing, as `jsx-runtime.ts` for a build. */
export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(drawnBy(type), printed(type, props), ...rest)
