import * as react from 'react/jsx-runtime'
import { chooseComponent, resolveAddresses } from './resolve-addresses.ts'

export { Fragment } from 'react/jsx-runtime'

/**
 * The JSX runtime of all components (`render/bundle/bundler-config.ts`): creates React elements, and adds the base path to
 * addresses.
 */
export const jsx: typeof react.jsx = (type, props, key) =>
  react.jsx(chooseComponent(type), resolveAddresses(type, props), key)

/** Like `jsx`, for elements with several children. */
export const jsxs: typeof react.jsxs = (type, props, key) =>
  react.jsxs(chooseComponent(type), resolveAddresses(type, props), key)
