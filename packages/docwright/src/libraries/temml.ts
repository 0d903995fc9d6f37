export { default as temml } from 'temml'
