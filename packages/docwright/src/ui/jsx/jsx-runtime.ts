import * as react from 'react/jsx-runtime'
import { drawnBy, printed } from './printed.ts'

export { Fragment } from 'react/jsx-runtime'

/** What JSX becomes in all our components (`render/bundle/bundler-config.ts`): React's elements, their addresses below the base path. */
export const jsx: typeof react.jsx = (type, props, key) => react.jsx(drawnBy(type), printed(type, props), key)

/** Like `jsx`, for elements with several children. */
export const jsxs: typeof react.jsxs = (type, props, key) =>
  react.jsxs(drawnBy(type), printed(type, props), key)
