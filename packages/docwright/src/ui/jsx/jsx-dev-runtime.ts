import * as react from 'react/jsx-dev-runtime'
import { chooseComponent, resolveAddresses } from './resolve-addresses.ts'

export { Fragment } from 'react/jsx-dev-runtime'

/** The JSX runtime during development, like `jsx-runtime.ts` for a build. */
export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(chooseComponent(type), resolveAddresses(type, props), ...rest)
