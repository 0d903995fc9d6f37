/// <reference path="../style-sheets.d.ts" preserve="true" />

export { defineConfig } from './config/define-config.ts'
export type { SidebarEntryConfig } from './config/sidebar-settings.ts'
export type { SiteConfig } from './config/site-config.ts'
export type {
  ApiView,
  Extension,
  ExtensionFile,
  Finding,
  OperationPart,
  PageView,
  SampledOperation,
  SampleNote,
  SiteView,
} from './extensions/define-extension.ts'
export { defineExtension } from './extensions/define-extension.ts'
export type {
  FooterProps,
  HeadProps,
  HomePageProps,
  NavbarEndProps,
  NavbarStartProps,
  NotFoundProps,
  PageEndProps,
  PageStartProps,
  SlotLink,
} from './theme/slot-props.ts'
